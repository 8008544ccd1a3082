import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { closeRound } from '../server/rounds/close-round';

export const roundClose = operation({
  name: 'round.close',
  summary: 'Close a round: nobody is given a sample of it any more',
  access: 'project.lead',
  scope: 'rounds:write',
  route: 'POST /projects/{projectId}/rounds/{roundId}/close',
  input: z.object({ projectId: storableText, roundId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, roundId }) => closeRound(ctx, projectId, roundId),
});

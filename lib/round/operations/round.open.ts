import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { openRound } from '../server/rounds/open-round';

export const roundOpen = operation({
  name: 'round.open',
  summary: 'Open a closed round again',
  access: 'project.lead',
  scope: 'rounds:write',
  route: 'POST /projects/{projectId}/rounds/{roundId}/open',
  input: z.object({ projectId: storableText, roundId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, roundId }) => openRound(ctx, projectId, roundId),
});

import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getRound } from '../server/rounds/get-round';
import { roundDetailSchema } from '../view-schema';

export const roundGet = operation({
  name: 'round.get',
  summary: 'One round with its people, pace and honeypots',
  access: 'project.lead',
  scope: 'rounds:read',
  route: 'GET /projects/{projectId}/rounds/{roundId}',
  input: z.object({ projectId: storableText, roundId: storableText }),
  output: roundDetailSchema.extend({ archived: z.boolean() }),
  run: (ctx, { projectId, roundId }) => getRound(ctx, projectId, roundId),
});

import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { assignNext } from '../server/places/assign-next';

export const roundAssign = operation({
  name: 'round.assign',
  summary: 'Assign the next samples of a round’s queue to a person; returns how many',
  access: 'project.lead',
  scope: 'rounds:write',
  route: 'POST /projects/{projectId}/rounds/{roundId}/assign',
  input: z.object({
    projectId: storableText,
    roundId: storableText,
    userId: storableText.min(1),
    count: z.int().min(1).max(500),
  }),
  output: z.int(),
  example: { userId: 'somebody', count: 1 },
  run: (ctx, { projectId, roundId, ...given }) => assignNext(ctx, projectId, roundId, given),
});

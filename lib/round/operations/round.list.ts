import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listRounds } from '../server/rounds/list-rounds';
import { personProgressSchema, roundViewSchema } from '../view-schema';

export const roundList = operation({
  name: 'round.list',
  summary: 'The rounds of a project, and what its people have done in each',
  access: 'project.lead',
  scope: 'rounds:read',
  route: 'GET /projects/{projectId}/rounds',
  input: z.object({ projectId: storableText }),
  output: z.object({
    rounds: z.array(roundViewSchema),
    progress: z.array(personProgressSchema),
    archived: z.boolean(),
  }),
  run: (ctx, { projectId }) => listRounds(ctx, projectId),
});

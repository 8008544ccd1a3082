import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { compositionPlanSchema } from '../plan/view-schema';
import { getPlan } from '../server/plan/get-plan';

export const compositionPlanGet = operation({
  name: 'composition-plan.get',
  summary: 'What the samples of a project are to be made up of, and how much of it there is',
  access: 'project.lead',
  scope: 'samples:read',
  route: 'GET /projects/{projectId}/composition-plan',
  input: z.object({ projectId: storableText }),
  output: compositionPlanSchema,
  run: (ctx, { projectId }) => getPlan(ctx, projectId),
});

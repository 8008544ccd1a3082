import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { planSchema } from '../plan/plan';
import { updatePlan } from '../server/plan/update-plan';

export const compositionPlanUpdate = operation({
  name: 'composition-plan.update',
  summary: 'Say what the samples of a project are to be made up of, in the place of what was said before',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'PUT /projects/{projectId}/composition-plan',
  input: z.object({ projectId: storableText, ...planSchema.shape }),
  output: z.void(),
  example: { cells: [{ type: 'KConf', language: 'zh', wanted: 50 }], leastAccepted: 0.7 },
  run: (ctx, { projectId, ...plan }) => updatePlan(ctx, projectId, plan),
});

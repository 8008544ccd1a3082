import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { budgetSchema } from '../run-order';
import { resumeRunGroup } from '../server/run-group/resume-run-group';

export const runGroupResume = operation({
  name: 'run-group.resume',
  summary: 'Let every paused or failed run of a group go on, by workers',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/run-groups/{groupId}/resume',
  input: z.object({
    projectId: storableText,
    groupId: storableText,
    budget: budgetSchema
      .optional()
      .describe('never spend more by all runs together, in the currency of the prices'),
  }),
  output: z.void(),
  run: (ctx, { projectId, groupId, budget }) => resumeRunGroup(ctx, projectId, groupId, { budget }),
});

import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { requirementSchema } from '../requirement/requirement';
import { setRequirement } from '../server/requirement/set-requirement';

export const prefillRequirementUpdate = operation({
  name: 'prefill-requirement.update',
  summary: 'Set what a judge has to have shown before it may pre-fill a project',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'PUT /projects/{projectId}/prefill-requirement',
  input: requirementSchema.extend({ projectId: storableText }),
  output: z.void(),
  example: { balancedAccuracy: null, passRate: null },
  run: (ctx, { projectId, ...requirement }) => setRequirement(ctx, projectId, requirement),
});

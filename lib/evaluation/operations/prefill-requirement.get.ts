import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { requirementViewSchema } from '../requirement/view-schema';
import { getRequirement } from '../server/requirement/get-requirement';

export const prefillRequirementGet = operation({
  name: 'prefill-requirement.get',
  summary: 'What a judge has to have shown before it may pre-fill a project, and what each has shown',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/prefill-requirement',
  input: z.object({ projectId: storableText }),
  output: requirementViewSchema,
  run: (ctx, { projectId }) => getRequirement(ctx, projectId),
});

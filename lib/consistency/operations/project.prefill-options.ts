import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { prefillSchema } from '../prefill-view-schema';
import { getPrefill } from '../server/control/get-prefill';

export const projectPrefillOptions = operation({
  name: 'project.prefill-options',
  summary: 'Whose predictions pre-fill the samples of a project, and whose could',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/prefill-options',
  input: z.object({ projectId: storableText }),
  output: prefillSchema,
  run: (ctx, { projectId }) => getPrefill(ctx, projectId),
});

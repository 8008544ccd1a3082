import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { choosePrefill } from '../server/requirement/choose-prefill';

export const projectPrefill = operation({
  name: 'project.prefill',
  summary:
    'Choose whose predictions pre-fill the samples of a project: those like a run’s, or the latest of any',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'PUT /projects/{projectId}/prefill',
  input: z.object({ projectId: storableText, runId: storableText.nullable() }),
  output: z.void(),
  example: { runId: null },
  run: (ctx, { projectId, runId }) => choosePrefill(ctx, projectId, runId),
});

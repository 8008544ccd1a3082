import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { budgetSchema } from '../run-order';
import { resumeRun } from '../server/control/resume-run';

export const runResume = operation({
  name: 'run.resume',
  summary: 'Let a paused or failed run go on, by a worker',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/runs/{runId}/resume',
  input: z.object({
    projectId: storableText,
    runId: storableText,
    budget: budgetSchema.optional().describe('never spend more, in the currency of the prices'),
  }),
  output: z.void(),
  run: (ctx, { projectId, runId, budget }) => resumeRun(ctx, projectId, runId, { budget }),
});

import { z } from 'zod';
import { budgetSchema } from '@/lib/consistency/run-order';
import { resumeItemRun } from '@/lib/consistency/server/items/resume-item-run';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';

export const constructionRunResume = operation({
  name: 'construction-run.resume',
  summary:
    'Let a stopped or failed construction run go on, by a worker; a failed one asks again what it could not ask',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/construction-runs/{constructionRunId}/resume',
  input: z.object({
    projectId: storableText,
    constructionRunId: storableText,
    budget: budgetSchema.optional().describe('never spend more, in the currency of the prices'),
  }),
  output: z.void(),
  run: (ctx, { projectId, constructionRunId, budget }) =>
    resumeItemRun(ctx, projectId, { runId: constructionRunId, kind: 'construction' }, { budget }),
});

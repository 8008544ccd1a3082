import { z } from 'zod';
import { budgetSchema } from '@/lib/consistency/run-order';
import { resumeItemRun } from '@/lib/consistency/server/items/resume-item-run';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';

export const answerRunResume = operation({
  name: 'answer-run.resume',
  summary:
    'Let a stopped or failed answer run go on, by a worker; a failed one asks again what it could not ask',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/answer-runs/{answerRunId}/resume',
  input: z.object({
    projectId: storableText,
    answerRunId: storableText,
    budget: budgetSchema.optional().describe('never spend more, in the currency of the prices'),
  }),
  output: z.void(),
  run: (ctx, { projectId, answerRunId, budget }) =>
    resumeItemRun(ctx, projectId, { runId: answerRunId, kind: 'answers' }, { budget }),
});

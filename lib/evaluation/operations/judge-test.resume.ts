import { z } from 'zod';
import { budgetSchema } from '@/lib/consistency/run-order';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { resumeItemRun } from '@/lib/consistency/server/items/resume-item-run';

export const judgeTestResume = operation({
  name: 'judge-test.resume',
  summary:
    'Let a stopped or failed test of a judge go on, by a worker; a failed one asks again what it could not ask',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/judge-tests/{testId}/resume',
  input: z.object({
    projectId: storableText,
    testId: storableText,
    budget: budgetSchema.optional().describe('never spend more, in the currency of the prices'),
  }),
  output: z.void(),
  run: (ctx, { projectId, testId, budget }) =>
    resumeItemRun(ctx, projectId, { runId: testId, kind: 'test' }, { budget }),
});

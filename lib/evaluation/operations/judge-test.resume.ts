import { z } from 'zod';
import { budgetSchema } from '@/lib/consistency/run-order';
import { resumeRun } from '@/lib/consistency/server/control/resume-run';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { requireJudgeTest } from '../server/judge-tests/require-judge-test';

export const judgeTestResume = operation({
  name: 'judge-test.resume',
  summary: 'Let a stopped or failed test of a judge go on, by a worker',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/judge-tests/{testId}/resume',
  input: z.object({
    projectId: storableText,
    testId: storableText,
    budget: budgetSchema.optional().describe('never spend more, in the currency of the prices'),
  }),
  output: z.void(),
  async run(ctx, { projectId, testId, budget }) {
    await requireJudgeTest(ctx, projectId, testId);
    await resumeRun(ctx, projectId, testId, { budget });
  },
});

import { z } from 'zod';
import { pauseRun } from '@/lib/consistency/server/control/pause-run';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { requireJudgeTest } from '../server/judge-tests/require-judge-test';

export const judgeTestStop = operation({
  name: 'judge-test.stop',
  summary: 'Stop a test of a judge; what was answered is kept, and it can go on',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/judge-tests/{testId}/stop',
  input: z.object({ projectId: storableText, testId: storableText }),
  output: z.void(),
  async run(ctx, { projectId, testId }) {
    await requireJudgeTest(ctx, projectId, testId);
    await pauseRun(ctx, projectId, testId);
  },
});

import { z } from 'zod';
import { pauseRun } from '@/lib/consistency/server/control/pause-run';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { requireItemRun } from '@/lib/consistency/server/items/require-item-run';

export const judgeTestStop = operation({
  name: 'judge-test.stop',
  summary: 'Stop a test of a judge; what was answered is kept, and it can go on',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/judge-tests/{testId}/stop',
  input: z.object({ projectId: storableText, testId: storableText }),
  output: z.void(),
  async run(ctx, { projectId, testId }) {
    await requireItemRun(ctx, projectId, { runId: testId, kind: 'test' });
    await pauseRun(ctx, projectId, testId);
  },
});

import { z } from 'zod';
import { pauseRun } from '@/lib/consistency/server/control/pause-run';
import { requireItemRun } from '@/lib/consistency/server/items/require-item-run';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';

export const answerRunStop = operation({
  name: 'answer-run.stop',
  summary: 'Stop an answer run; what was made stays, and it can go on',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/answer-runs/{answerRunId}/stop',
  input: z.object({ projectId: storableText, answerRunId: storableText }),
  output: z.void(),
  run: async (ctx, { projectId, answerRunId }) => {
    await requireItemRun(ctx, projectId, { runId: answerRunId, kind: 'answers' });
    await pauseRun(ctx, projectId, answerRunId);
  },
});

import { z } from 'zod';
import { pauseRun } from '@/lib/consistency/server/control/pause-run';
import { requireItemRun } from '@/lib/consistency/server/items/require-item-run';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';

export const constructionRunStop = operation({
  name: 'construction-run.stop',
  summary: 'Stop a construction run; what was made stays, and it can go on',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/construction-runs/{constructionRunId}/stop',
  input: z.object({ projectId: storableText, constructionRunId: storableText }),
  output: z.void(),
  run: async (ctx, { projectId, constructionRunId }) => {
    await requireItemRun(ctx, projectId, { runId: constructionRunId, kind: 'construction' });
    await pauseRun(ctx, projectId, constructionRunId);
  },
});

import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { pauseRun } from '../server/control/pause-run';

export const runPause = operation({
  name: 'run.pause',
  summary: 'Make no new call; what is under way is stored',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/runs/{runId}/pause',
  input: z.object({ projectId: storableText, runId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, runId }) => pauseRun(ctx, projectId, runId),
});

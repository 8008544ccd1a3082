import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { cancelRun } from '../server/control/cancel-run';

export const runCancel = operation({
  name: 'run.cancel',
  summary: 'End a run; its predictions stay',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/runs/{runId}/cancel',
  input: z.object({ projectId: storableText, runId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, runId }) => cancelRun(ctx, projectId, runId),
});

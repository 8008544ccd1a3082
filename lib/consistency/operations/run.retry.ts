import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { retryFailures } from '../server/control/retry-failures';

export const runRetry = operation({
  name: 'run.retry',
  summary: 'Judge the samples again that failed',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/runs/{runId}/retry',
  input: z.object({ projectId: storableText, runId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, runId }) => retryFailures(ctx, projectId, runId),
});

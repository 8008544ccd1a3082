import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { runDetailSchema } from '../run-schema';
import { getRun } from '../server/control/get-run';

export const runGet = operation({
  name: 'run.get',
  summary: 'One run: how far it is, what it cost, and which samples failed',
  access: 'project.read',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/runs/{runId}',
  input: z.object({ projectId: storableText, runId: storableText }),
  output: runDetailSchema,
  run: (ctx, { projectId, runId }) => getRun(ctx, projectId, runId),
});

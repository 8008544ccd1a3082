import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { DEFAULT_PREFILL_METHOD } from '../methods/registry';
import { runOrderSchema } from '../run-order';
import { startRun } from '../server/control/start-run';

export const runStart = operation({
  name: 'run.start',
  summary: 'Start a run of a method over the samples of a project',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/runs',
  input: runOrderSchema.extend({ projectId: storableText }),
  output: z.object({ id: z.uuid() }),
  example: { method: DEFAULT_PREFILL_METHOD },
  status: 201,
  run: (ctx, { projectId, ...order }) => startRun(ctx, projectId, order),
});

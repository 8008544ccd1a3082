import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { rerunUndecided } from '../server/control/rerun-undecided';

export const runRerun = operation({
  name: 'run.rerun',
  summary: 'Start a run over the samples that a run left with a stage without a verdict',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/runs/{runId}/rerun',
  input: z.object({ projectId: storableText, runId: storableText }),
  output: z.object({ id: z.uuid() }),
  status: 201,
  run: (ctx, { projectId, runId }) => rerunUndecided(ctx, projectId, runId),
});

import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { runSchema } from '../run-schema';
import { listRuns } from '../server/control/list-runs';

export const runList = operation({
  name: 'run.list',
  summary: 'The latest hundred runs of a project, newest first',
  access: 'project.read',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/runs',
  input: z.object({ projectId: storableText }),
  output: z.array(runSchema),
  run: (ctx, { projectId }) => listRuns(ctx, projectId),
});

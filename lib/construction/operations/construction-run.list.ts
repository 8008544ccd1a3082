import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { constructionRunSchema } from '../run-view-schema';
import { listConstructionRuns } from '../server/runs/list-construction-runs';

export const constructionRunList = operation({
  name: 'construction-run.list',
  summary: 'The latest hundred construction runs of a project, newest first',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/construction-runs',
  input: z.object({ projectId: storableText }),
  output: z.array(constructionRunSchema),
  run: (ctx, { projectId }) => listConstructionRuns(ctx, projectId),
});

import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { constructionRunDetailSchema } from '../run-view-schema';
import { getConstructionRun } from '../server/runs/get-construction-run';

export const constructionRunGet = operation({
  name: 'construction-run.get',
  summary: 'A construction run with what came of it so far, and some of it to read',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/construction-runs/{constructionRunId}',
  input: z.object({ projectId: storableText, constructionRunId: storableText }),
  output: constructionRunDetailSchema,
  run: (ctx, { projectId, constructionRunId }) => getConstructionRun(ctx, projectId, constructionRunId),
});

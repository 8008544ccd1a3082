import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { judgeTestSchema } from '../judge-test/view-schema';
import { listJudgeTests } from '../server/judge-tests/list-judge-tests';

export const judgeTestList = operation({
  name: 'judge-test.list',
  summary: 'The latest hundred tests of judges in a project, newest first',
  access: 'project.figures',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/judge-tests',
  input: z.object({ projectId: storableText }),
  output: z.array(judgeTestSchema),
  run: (ctx, { projectId }) => listJudgeTests(ctx, projectId),
});

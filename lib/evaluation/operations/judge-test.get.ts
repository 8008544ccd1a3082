import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { judgeTestDetailSchema } from '../judge-test/view-schema';
import { getJudgeTest } from '../server/judge-tests/get-judge-test';

export const judgeTestGet = operation({
  name: 'judge-test.get',
  summary: 'A test of a judge, with its report so far',
  access: 'project.figures',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/judge-tests/{testId}',
  input: z.object({ projectId: storableText, testId: storableText }),
  output: judgeTestDetailSchema,
  run: (ctx, { projectId, testId }) => getJudgeTest(ctx, projectId, testId),
});

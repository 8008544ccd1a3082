import { z } from 'zod';
import { fileOutput } from '@/lib/operation/file-output';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { exportJudgeTest } from '../server/export/export-judge-test';
import { TEST_TABLE } from '../judge-test/test-table';

export const judgeTestExport = operation({
  name: 'judge-test.export',
  summary: 'What a test of a judge asked and was answered, as a table',
  access: 'project.figures',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/judge-tests/{testId}/export',
  input: z.object({ projectId: storableText, testId: storableText }),
  output: fileOutput,
  file: [TEST_TABLE],
  run: (ctx, { projectId, testId }) => exportJudgeTest(ctx, projectId, testId),
});

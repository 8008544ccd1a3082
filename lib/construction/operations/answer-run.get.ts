import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { answerRunDetailSchema } from '../answers/view-schema';
import { getAnswerRun } from '../server/answers/get-answer-run';

export const answerRunGet = operation({
  name: 'answer-run.get',
  summary: 'An answer run with what came of it so far, and some of it to read',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/answer-runs/{answerRunId}',
  input: z.object({ projectId: storableText, answerRunId: storableText }),
  output: answerRunDetailSchema,
  run: (ctx, { projectId, answerRunId }) => getAnswerRun(ctx, projectId, answerRunId),
});

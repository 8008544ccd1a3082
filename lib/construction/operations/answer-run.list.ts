import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { answerRunSchema } from '../answers/view-schema';
import { listAnswerRuns } from '../server/answers/list-answer-runs';

export const answerRunList = operation({
  name: 'answer-run.list',
  summary: 'The latest hundred answer runs of a project, newest first',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/answer-runs',
  input: z.object({ projectId: storableText }),
  output: z.array(answerRunSchema),
  run: (ctx, { projectId }) => listAnswerRuns(ctx, projectId),
});

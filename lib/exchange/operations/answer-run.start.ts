import { z } from 'zod';
import { startAnswerRuns } from '@/lib/construction/server/answers/start-answer-runs';
import { operation } from '@/lib/operation/operation';
import { orderedAnswersSchema, orderedQuestions } from '../answers/ordered-answers';
import { MOST_ORDER_BYTES } from '../parse/ordered-file';

export const answerRunStart = operation({
  name: 'answer-run.start',
  summary: 'Have models answer questions with their references, by a worker: a run for each model',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'POST /projects/{projectId}/answer-runs',
  input: orderedAnswersSchema,
  output: z.object({ ids: z.array(z.uuid()) }),
  example: {
    questions: 100,
    draws: 1,
    temperature: 0.7,
    models: [{ endpointId: '6f0f2a58-6f9a-4d3c-9a39-3d1f0c3f5a10', model: 'gpt-4.1' }],
    budget: 5,
  },
  status: 202,
  bodyLimit: MOST_ORDER_BYTES,
  run: async (ctx, { projectId, file, fileName, ...order }) =>
    startAnswerRuns(ctx, projectId, order, await orderedQuestions({ file, fileName })),
});

import { answerEstimateSchema } from '@/lib/construction/answers/view-schema';
import { estimateAnswerRuns } from '@/lib/construction/server/answers/estimate-answer-runs';
import { operation } from '@/lib/operation/operation';
import { orderedAnswersSchema, orderedQuestions } from '../answers/ordered-answers';
import { MOST_ORDER_BYTES } from '../parse/ordered-file';

export const answerRunEstimate = operation({
  name: 'answer-run.estimate',
  summary: 'What answers to questions would take of each model, before any is asked',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'POST /projects/{projectId}/answer-runs/estimate',
  input: orderedAnswersSchema,
  output: answerEstimateSchema,
  example: {
    questions: 100,
    models: [{ endpointId: '6f0f2a58-6f9a-4d3c-9a39-3d1f0c3f5a10', model: 'gpt-4.1' }],
  },
  bodyLimit: MOST_ORDER_BYTES,
  run: async (ctx, { projectId, file, fileName, ...order }) =>
    estimateAnswerRuns(ctx, projectId, order, await orderedQuestions({ file, fileName })),
});

import { testEstimateSchema } from '@/lib/evaluation/judge-test/view-schema';
import {
  estimateOrderBias,
  estimateStability,
} from '@/lib/evaluation/server/judge-tests/estimate-judge-test';
import { operation } from '@/lib/operation/operation';
import { orderedPairs, orderedTestSchema } from '../judge-test/ordered-test';
import { MOST_ORDER_BYTES } from '../parse/ordered-file';

export const judgeTestEstimate = operation({
  name: 'judge-test.estimate',
  summary: 'What a test of a judge would take, from its texts: calls, tokens, cost and a budget to propose',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'POST /projects/{projectId}/judge-tests/estimate',
  input: orderedTestSchema.omit({ budget: true }),
  output: testEstimateSchema,
  example: { test: 'order_bias', endpointId: '00000000-0000-0000-0000-000000000000', model: 'judge-1' },
  bodyLimit: MOST_ORDER_BYTES,
  run: async (ctx, { projectId, test, ...order }) =>
    test === 'stability'
      ? estimateStability(ctx, projectId, order)
      : estimateOrderBias(ctx, projectId, order, await orderedPairs(order)),
});

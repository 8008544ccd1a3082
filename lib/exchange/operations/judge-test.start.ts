import { z } from 'zod';
import { startOrderBias } from '@/lib/evaluation/server/judge-tests/start-order-bias';
import { startStability } from '@/lib/evaluation/server/judge-tests/start-stability';
import { operation } from '@/lib/operation/operation';
import { orderedPairs, orderedTestSchema } from '../judge-test/ordered-test';
import { MOST_ORDER_BYTES } from '../parse/ordered-file';

export const judgeTestStart = operation({
  name: 'judge-test.start',
  summary: 'Start a test of a judge: its order bias, over a file or gold, or its stability, over gold',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/judge-tests',
  input: orderedTestSchema,
  output: z.object({ id: z.uuid() }),
  example: { test: 'order_bias', endpointId: '00000000-0000-0000-0000-000000000000', model: 'judge-1' },
  status: 201,
  bodyLimit: MOST_ORDER_BYTES,
  run: async (ctx, { projectId, test, ...order }) =>
    test === 'stability'
      ? startStability(ctx, projectId, order)
      : startOrderBias(ctx, projectId, order, await orderedPairs(order)),
});

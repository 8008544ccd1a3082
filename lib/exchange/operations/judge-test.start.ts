import { Readable } from 'node:stream';
import { z } from 'zod';
import { DEFAULT_MINIMUM } from '@/lib/evaluation/judge-test/limits';
import { testOrderSchema } from '@/lib/evaluation/judge-test/settings';
import { startOrderBias } from '@/lib/evaluation/server/judge-tests/start-order-bias';
import { startStability } from '@/lib/evaluation/server/judge-tests/start-stability';
import { operation } from '@/lib/operation/operation';
import { storableJson, storableText } from '@/lib/storable-schema';
import { readPairs } from '../judge-test/read-pairs';

const MOST_BYTES = 8 * 1024 * 1024;

export const judgeTestStart = operation({
  name: 'judge-test.start',
  summary: 'Start a test of a judge: its order bias, over a file or gold, or its stability, over gold',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/judge-tests',
  input: testOrderSchema.extend({
    projectId: storableText,
    test: z.enum(['order_bias', 'stability']),
    minimumPassRate: z
      .number()
      .min(0)
      .max(1)
      .default(DEFAULT_MINIMUM)
      .describe('of order bias: the pass rate from which the judge passes'),
    fileName: storableText.max(300).nullable().default(null),
    file: storableText
      .max(2 * MOST_BYTES)
      .nullable()
      .default(null)
      .describe(
        'of order bias: a table of article_sent, correct_sent and incorrect_sent in base64; gold without',
      ),
    method: storableText.max(100).default('').describe('of stability: the judge'),
    params: storableJson.optional().describe('of stability: its parameters'),
  }),
  output: z.object({ id: z.uuid() }),
  example: { test: 'order_bias', endpointId: '00000000-0000-0000-0000-000000000000', model: 'judge-1' },
  status: 201,
  bodyLimit: 2 * MOST_BYTES,
  async run(ctx, { projectId, test, fileName, file, method, params, ...order }) {
    if (test === 'stability') return startStability(ctx, projectId, { ...order, method, params });
    const bytes = file === null ? null : Buffer.from(file, 'base64');
    const open = (): Readable => Readable.from(bytes!.length > 0 ? [bytes!] : []);
    return startOrderBias(ctx, projectId, order, bytes && (await readPairs(fileName ?? '', open)));
  },
});

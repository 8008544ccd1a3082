import { z } from 'zod';
import { DEFAULT_MINIMUM } from '@/lib/evaluation/judge-test/limits';
import { embeddingModelSchema, testOrderSchema } from '@/lib/evaluation/judge-test/settings';
import type { PairFile } from '@/lib/evaluation/order-bias/pair';
import { storableJson, storableText } from '@/lib/storable-schema';
import { type OrderedFile, orderedFileFields, readOrderedFile } from '../parse/ordered-file';
import { readPairs } from './read-pairs';

/** What somebody asks for when starting a test of a judge, or before they do. */
export const orderedTestSchema = testOrderSchema.extend({
  projectId: storableText,
  test: z.enum(['order_bias', 'stability']),
  minimumPassRate: z
    .number()
    .min(0)
    .max(1)
    .default(DEFAULT_MINIMUM)
    .describe('of order bias: the pass rate from which the judge passes'),
  embedding: embeddingModelSchema
    .nullable()
    .default(null)
    .describe(
      'of order bias: a model for embeddings, which reads replies that name no option; nothing without',
    ),
  ...orderedFileFields(
    'of order bias: a table of article_sent, correct_sent and incorrect_sent (CSV, TSV, JSON, JSONL, XLSX or Parquet) in base64; gold without',
  ),
  method: storableText.max(100).default('').describe('of stability: the judge'),
  params: storableJson.optional().describe('of stability: its parameters'),
});

/** The pairs of an order's file; null: it has none. Fails as readPairs does. */
export const orderedPairs = (order: OrderedFile): Promise<PairFile | null> =>
  readOrderedFile(order, readPairs);

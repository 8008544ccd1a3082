import { z } from 'zod';
import { budgetSchema } from '@/lib/consistency/run-order';
import { storableJson, storableText } from '@/lib/storable-schema';
import { type RefusedRow, refusedRowSchema } from '../order-bias/pair';
import { DEFAULT_SIZE, MOST_ITEMS } from './limits';
import { PERTURBATIONS } from '../stability/perturbations';

/** Rows that are no pair are named up to this many. */
const MOST_NAMED = 200;

/** The model that is asked for embeddings, one of an endpoint's. */
export const embeddingModelSchema = z.object({
  endpointId: storableText.max(100),
  model: storableText.max(200),
});
export type EmbeddingModel = z.infer<typeof embeddingModelSchema>;

/** What a test was ordered with, stored with it. */
export const judgeTestSettingsSchema = z.discriminatedUnion('test', [
  z.object({
    test: z.literal('order_bias'),
    /** Null: pairs made from gold. */
    file: storableText.nullable(),
    minimumPassRate: z.number(),
    embedding: embeddingModelSchema.nullable().default(null),
    refused: z.object({ count: z.number(), rows: z.array(refusedRowSchema) }),
  }),
  z.object({
    test: z.literal('stability'),
    method: storableText,
    methodVersion: storableText,
    params: storableJson,
    samples: z.number(),
    /** How many samples a change could not be made to. */
    leftOut: z.partialRecord(z.enum(PERTURBATIONS), z.number()),
  }),
]);
export type JudgeTestSettings = z.infer<typeof judgeTestSettingsSchema>;

export const namedRefusals = (refused: readonly RefusedRow[]) => ({
  count: refused.length,
  rows: refused.slice(0, MOST_NAMED),
});

/** What every test is ordered with: whom it asks, how much and for how much. */
export const testOrderSchema = z.object({
  endpointId: storableText.max(100),
  model: storableText.max(200),
  /** Never spend more, in the currency of the prices; null: no limit. */
  budget: budgetSchema.default(null),
  /** So many pairs, or samples, drawn by a hash: the same ones each time. */
  size: z.int().min(1).max(MOST_ITEMS).default(DEFAULT_SIZE),
});
export type TestOrder = z.output<typeof testOrderSchema>;

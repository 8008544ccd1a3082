import { z } from 'zod';
import { itemEstimateSchema } from '@/lib/consistency/ask/item-estimate';
import { runSchema } from '@/lib/consistency/run-schema';
import { CHOICES, ORDER_OUTCOMES } from '../order-bias/order-outcome';
import { shownPairSchema } from '../order-bias/pair';
import { PERTURBATIONS } from '../stability/perturbations';
import { stabilityItemSchema, stabilityOutcomeSchema } from '../stability/stability-item';
import { judgeTestSettingsSchema } from './settings';

const count = z.number();
const figure = z.number().nullable();
/** A rate with its 95 % interval; null where there is nothing to count. */
const rate = z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable();

const reportRowSchema = z.object({
  category: z.string(),
  testType: z.string(),
  failCount: count,
  passCount: count,
  passRate: rate,
  minimumPassRate: z.number(),
  pass: z.boolean(),
});

const orderBiasSchema = z.object({
  /** A line for each category. */
  rows: z.array(reportRowSchema),
  /** Over all of them. */
  pass: z.boolean(),
  /** Replies that name no option and were read by the nearer text; two are asked for each pair. */
  readByEmbedding: count,
  overall: z.object({
    counts: z.record(z.enum(ORDER_OUTCOMES), count),
    rows: count,
    passRate: rate,
    /** The same text chosen in both orders, of readable rows. */
    consistency: figure,
    bias: z.object({
      size: figure,
      towards: z.enum(CHOICES).nullable(),
      signTest: z.object({ exact: z.number(), midP: z.number() }),
    }),
    accuracy: z.object({ inOrder: figure, swapped: figure, mean: figure }),
  }),
});

const stabilitySchema = z.object({
  rows: z.array(
    z.object({
      perturbation: z.enum(PERTURBATIONS),
      expected: z.enum(['hold', 'flip']),
      compared: count,
      flips: count,
      flipRate: rate,
      undecided: count,
    }),
  ),
});

/** A test of a judge, as lists show it. */
export const judgeTestSchema = z.object({
  /** The same as its run's. */
  id: z.uuid(),
  settings: judgeTestSettingsSchema,
  /** Its "method" is the test. */
  run: runSchema,
  /** Pairs that passed, and all that have been asked; null for a test without pairs. */
  passed: z.object({ n: count, of: count }).nullable(),
});
export type JudgeTestView = z.infer<typeof judgeTestSchema>;

/** What a test will take; its items are pairs, or answers as they are and changed. */
export const testEstimateSchema = itemEstimateSchema.extend({
  /** That the answers of a stability test are made of; null for pairs. */
  samples: count.nullable(),
  /** Rows that are no pair, or changes that cannot be made. */
  leftOut: count,
});
export type TestEstimate = z.infer<typeof testEstimateSchema>;

/** A changed answer to look at, with the verdict before. */
const shownChangeSchema = stabilityItemSchema.extend({
  perturbation: z.enum(PERTURBATIONS),
  before: stabilityOutcomeSchema.shape.verdict,
  after: stabilityOutcomeSchema.shape.verdict,
});
export type ShownChange = z.infer<typeof shownChangeSchema>;

/** A test with its report so far, and some of what it is made of: what did not come out as it must first. */
export const judgeTestDetailSchema = judgeTestSchema.extend({
  orderBias: orderBiasSchema.nullable(),
  stability: stabilitySchema.nullable(),
  pairs: z.array(shownPairSchema),
  changes: z.array(shownChangeSchema),
});
export type JudgeTestDetail = z.infer<typeof judgeTestDetailSchema>;
export type OrderBiasView = z.infer<typeof orderBiasSchema>;
export type StabilityView = z.infer<typeof stabilitySchema>;

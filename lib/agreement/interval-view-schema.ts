import { z } from 'zod';
import type { ConfidenceInterval } from './statistics/confidence-interval';

const count = z.number().int();

/** An interval of 95 %, or why there is none. */
export const confidenceIntervalSchema = z.union([
  z.object({ low: z.number(), high: z.number(), dropped: count }),
  z.object({ missing: z.literal('no_value') }),
  z.object({ missing: z.literal('few_answers'), answers: count }),
  z.object({ missing: z.literal('undefined_resamples'), dropped: count, resamples: count }),
]) satisfies z.ZodType<ConfidenceInterval>;

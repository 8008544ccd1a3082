import { z } from 'zod';
import { runSchema } from '../run-schema';

/** A method of a run group, with the parameters that its run has. */
const orderedMethodSchema = z.object({ method: z.string(), params: z.unknown() });
export type OrderedMethod = z.infer<typeof orderedMethodSchema>;

/** Several methods ordered together. Money in the currency of the endpoint's prices. */
export const runGroupSchema = z.object({
  id: z.string(),
  ...runSchema.pick({ kind: true, state: true, total: true, done: true, failed: true, createdAt: true })
    .shape,
  methods: z.array(orderedMethodSchema),
  endpoint: z.object({ id: z.string(), name: z.string() }).nullable(),
  model: z.string().nullable(),
  /** For all runs together; null: no limit was set. */
  budget: z.number().nullable(),
  /** By all runs, as are the calls and the replies that the store had. */
  spent: z.number(),
  calls: z.number(),
  reused: z.number(),
  /** In the order of the methods. */
  runs: z.array(runSchema),
});
export type RunGroupView = z.infer<typeof runGroupSchema>;

const usageShape = {
  calls: z.number(),
  promptTokens: z.number(),
  cachedTokens: z.number(),
  completionTokens: z.number(),
  cost: z.number(),
  /** The same where the calls go in batches. */
  batchCost: z.number(),
};

/** What a run group will take. Replies that several methods share are counted for each: it takes at most so much. */
export const groupEstimateSchema = z.object({
  methods: z.array(
    orderedMethodSchema.extend({
      samples: z.number(),
      ...usageShape,
      /** The dry run that corrected it; null: from the texts alone. */
      dryRunId: z.string().nullable(),
    }),
  ),
  ...usageShape,
  /** Samples of the method that has most. */
  samples: z.number(),
  /** What one call may cost at most, which has to be left of a budget before each call. */
  mostOfCall: z.number(),
  /** Whether the model has prices: without, the cost says nothing. */
  priced: z.boolean(),
});
export type GroupEstimate = z.infer<typeof groupEstimateSchema>;

import { z } from 'zod';

export const GOLD_RULES = ['unanimous', 'majority', 'none'] as const;

/**
 * When several people's labels make gold by themselves: all alike; more than half of those who labelled it, and at least
 * `votes`; or never, so that a lead adjudicates everything.
 */
export const goldRuleSchema = z.object({
  kind: z.enum(GOLD_RULES),
  /** Counts for `majority` alone. */
  votes: z.number().int().min(2).max(20),
});
export type GoldRule = z.infer<typeof goldRuleSchema>;

/** A project's settings of gold and of adjudication. */
export const goldSettingsSchema = z.object({
  rule: goldRuleSchema,
  /** Whether who has labelled a sample may adjudicate it. */
  mayHaveLabelled: z.boolean(),
  /** While adjudicating, people are A, B, C. */
  namesHidden: z.boolean(),
});
export type GoldSettings = z.infer<typeof goldSettingsSchema>;

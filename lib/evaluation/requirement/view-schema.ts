import { z } from 'zod';
import { UNMET_REASONS, requirementSchema } from './requirement';

/** A project's requirement, and how each method that could pre-fill stands to it. */
export const requirementViewSchema = z.object({
  requirement: requirementSchema,
  judges: z.array(
    z.object({
      /** The run by which the pre-fill is chosen. */
      runId: z.string(),
      balancedAccuracy: z
        .object({ value: z.number(), answers: z.number().int(), blind: z.boolean() })
        .nullable(),
      passRate: z.object({ n: z.number(), of: z.number() }).nullable(),
      /** Empty: it may pre-fill. Methods that ask no model always may. */
      unmet: z.array(z.enum(UNMET_REASONS)),
    }),
  ),
});
export type RequirementView = z.infer<typeof requirementViewSchema>;

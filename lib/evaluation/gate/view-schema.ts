import { z } from 'zod';
import { GATE_GAPS, gateSchema } from './gate';

/** A project's gate, and how each method that could pre-fill stands to it. */
export const gateViewSchema = z.object({
  gate: gateSchema,
  judges: z.array(
    z.object({
      /** The run by which the pre-fill is chosen. */
      runId: z.string(),
      balancedAccuracy: z
        .object({ value: z.number(), answers: z.number().int(), blind: z.boolean() })
        .nullable(),
      passRate: z.object({ n: z.number(), of: z.number() }).nullable(),
      /** Empty: it may pre-fill. Methods that ask no model always may. */
      gaps: z.array(z.enum(GATE_GAPS)),
    }),
  ),
});
export type GateView = z.infer<typeof gateViewSchema>;

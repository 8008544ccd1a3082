import { z } from 'zod';
import { COMMON_STEPS, stageStepsSchema } from '@/lib/annotation/steps/method-steps';
import { PANEL_RULES } from './count-votes';

/** The vote of each judge, in the order of the run's parameters. */
export const panelStepsSchema = z.object({
  panel: z.object({
    rule: z.enum(PANEL_RULES),
    votes: z.array(
      z.object({
        method: z.string(),
        model: z.string().nullable(),
        weight: z.number(),
        /** Null: it had no current prediction of the sample. */
        verdict: z.enum(['consistent', 'inconsistent', 'undecided']).nullable(),
      }),
    ),
    ...stageStepsSchema.shape,
  }),
  ...COMMON_STEPS,
});
export type PanelSteps = z.infer<typeof panelStepsSchema>;

import { z } from 'zod';
import { planCellsSchema } from './plan';

/** What the samples of a project are to be made up of, and how much of it there is. */
export const compositionPlanSchema = z.object({
  rows: z.array(
    planCellsSchema.element.extend({
      /** By gold; an answer with several types counts for each. */
      accepted: z.number(),
      /** Constructed to be so alone, and undecided. */
      inWork: z.number(),
      missing: z.number(),
    }),
  ),
  /** A recipe is stopped when people accept surely less of what it makes, 0 to 1; null: none is. */
  leastAccepted: z.number().nullable(),
});
export type CompositionPlanView = z.infer<typeof compositionPlanSchema>;

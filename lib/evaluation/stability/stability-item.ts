import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { PERTURBATIONS } from './perturbations';

/** One question of a stability test: an answer as it is, or with one change. */
export const stabilityItemSchema = z.object({
  sampleId: storableText,
  externalId: storableText,
  /** Null: as it is, which the others are held against. */
  perturbation: z.enum(PERTURBATIONS).nullable(),
  /** Where a few words were changed. */
  change: z.object({ was: storableText, is: storableText }).nullable(),
  input: z.object({
    question: storableText,
    reference: storableText,
    answer: storableText,
    language: storableText,
  }),
});
export type StabilityItem = z.infer<typeof stabilityItemSchema>;

/** What the judge said of an item. */
export const stabilityOutcomeSchema = z.object({
  verdict: z.enum(['consistent', 'inconsistent', 'undecided']),
  /** Why the answer could not be judged at all, in the words of the fault; null where it could. */
  failure: storableText.nullable(),
});
export type StabilityOutcome = z.infer<typeof stabilityOutcomeSchema>;

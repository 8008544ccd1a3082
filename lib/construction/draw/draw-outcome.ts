import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { editSchema } from '../pedigree';
import { FLAWS } from './flaw';

/** What an item of a construction run is to become: a sample made of another by a recipe. */
export const constructionItemSchema = z.object({
  recipe: storableText,
  sourceId: z.uuid(),
});
export type ConstructionItem = z.infer<typeof constructionItemSchema>;

/** The fault of an item whose recipe was stopped meanwhile: it was asked of nobody. */
export const RECIPE_STOPPED = 'recipe_stopped';

/** What came of it. */
export const drawOutcomeSchema = z.object({
  /** The sample; null where there is none. */
  sampleId: z.uuid().nullable(),
  /** The changed answer; of a flawed one the last that came; null: none came. */
  answer: storableText.nullable(),
  edits: z.array(editSchema),
  /** As the model said. */
  rationale: storableText,
  /** What is wrong with it, and where that was seen; null: nothing. */
  flaw: z.enum(FLAWS).nullable(),
  flawAt: storableText,
  /** A kind of fault, where no changed answer could be read; null: one could. */
  fault: storableText.nullable(),
  /** How often it was asked for. */
  draws: z.int(),
});
export type DrawOutcome = z.infer<typeof drawOutcomeSchema>;

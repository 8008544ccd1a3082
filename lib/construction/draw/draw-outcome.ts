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
  /** The part of a combination that came to nothing; null: none did, or the recipe is no combination. */
  failedPart: storableText.nullable().default(null),
  /** A kind of fault, where no changed answer could be read; null: one could. */
  fault: storableText.nullable(),
  /** How often it was asked for, all parts of a combination together. */
  draws: z.int(),
});
export type DrawOutcome = z.infer<typeof drawOutcomeSchema>;

/** Nothing came. */
export const NOTHING_DRAWN: DrawOutcome = {
  ...{ sampleId: null, answer: null, edits: [], rationale: '' },
  ...{ flaw: null, flawAt: '', failedPart: null, fault: null, draws: 0 },
};

/** What is kept of an item that was not, or could not be, asked about. */
export const undrawn = (fault: string): DrawOutcome => ({ ...NOTHING_DRAWN, fault });

import { z } from 'zod';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { storableText } from '@/lib/storable-schema';

const place = z.object({ start: z.int().min(0), end: z.int().min(0) });

/** A change of the source's answer; positions in UTF-16 code units. */
export const editSchema = place.extend({
  was: storableText,
  is: storableText,
  /** In the reference: what says otherwise; null where it cannot be told. */
  evidence: place.nullable(),
});

export type AnswerEdit = z.infer<typeof editSchema>;

/** Error types as a pedigree names them: in the order of the typology, each once. */
export const intendedTypes = (types: readonly (ErrorType | null)[]): ErrorType[] =>
  ERROR_TYPES.filter((type) => types.includes(type));

/**
 * How a sample was made of another one. It is a claim of the recipe, which people confirm or refuse: it is no label, and annotators
 * see it only once it can change none of theirs.
 */
export const pedigreeSchema = z.object({
  recipe: storableText.min(1).max(100),
  version: storableText.min(1).max(100),
  /** `externalId` of the sample that it was made of. */
  source: storableText.min(1),
  /** The errors that it is meant to hold; none: it is to stay consistent. Earlier files name one, or null. */
  intended: z.preprocess(
    (kept) => (kept === null ? [] : typeof kept === 'string' ? [kept] : kept),
    z.array(z.enum(ERROR_TYPES)).overwrite(intendedTypes),
  ),
  /** In the order of the answer. */
  edits: z.array(editSchema),
  /** That made it; null: a rule did. */
  model: storableText.nullable().default(null),
  /** Why it is what it was meant to be, as the model said. */
  rationale: storableText.nullable().default(null),
});
export type Pedigree = z.infer<typeof pedigreeSchema>;

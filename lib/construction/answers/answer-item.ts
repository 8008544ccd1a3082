import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { questionSchema } from './question';

/** An answer that a run is to bring: which question, taken from a sample or a file, and which of the draws. */
export const answerItemSchema = z
  .object({ draw: z.int().min(0) })
  .and(z.union([z.object({ sampleId: z.uuid() }), z.object({ question: questionSchema })]));
export type AnswerItem = z.infer<typeof answerItemSchema>;

/** Why an answer is not kept, in the order in which it is checked; only faithful ones are checked for more than doubles. */
export const ANSWER_FLAWS = ['not_answerable', 'other_language', 'unsupported', 'known_answer'] as const;
export type AnswerFlaw = (typeof ANSWER_FLAWS)[number];

/** What came of an item. */
export const answerOutcomeSchema = z.object({
  /** The sample that it became; null: none. */
  sampleId: z.uuid().nullable(),
  /** Null where none came. */
  answer: storableText.nullable(),
  flaw: z.enum(ANSWER_FLAWS).nullable(),
  /** Where the flaw was seen. */
  flawAt: storableText,
  /** A kind of fault, where no answer came. */
  fault: storableText.nullable(),
  /** How often it was asked for. */
  draws: z.int(),
});
export type AnswerOutcome = z.infer<typeof answerOutcomeSchema>;

const NOTHING: AnswerOutcome = {
  ...{ sampleId: null, answer: null, flaw: null, flawAt: '', fault: null, draws: 0 },
};

/** An outcome of which only some is known. */
export const answerOutcome = (known: Partial<AnswerOutcome>): AnswerOutcome => ({ ...NOTHING, ...known });

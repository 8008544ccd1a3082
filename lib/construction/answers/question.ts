import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/** A question with its reference, which a model is to answer. */
export const questionSchema = z.object({
  /** Its own id, or that of the sample that it was taken from. */
  externalId: storableText.min(1),
  question: storableText.min(1),
  reference: storableText.min(1),
  language: storableText.min(2),
});
export type Question = z.infer<typeof questionSchema>;

/** Why a row of a file gives no question. */
const QUESTION_REFUSALS = ['question_empty', 'reference_empty', 'too_long', 'unreadable'] as const;
export type QuestionRefusal = (typeof QUESTION_REFUSALS)[number];

/** A row of a file that gives none. */
export const refusedQuestionSchema = z.object({ line: z.int(), reason: z.enum(QUESTION_REFUSALS) });

/** The questions of a file, and its rows that hold none. */
export interface QuestionFile {
  name: string;
  questions: Question[];
  refused: z.infer<typeof refusedQuestionSchema>[];
}

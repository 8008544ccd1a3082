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
export type QuestionRefusal = 'question_empty' | 'reference_empty' | 'too_long' | 'unreadable';

/** The questions of a file, and its rows that hold none. */
export interface QuestionFile {
  name: string;
  questions: Question[];
  refused: { line: number; reason: QuestionRefusal }[];
}

import { answerOrderSchema } from '@/lib/construction/answers/answer-order';
import type { QuestionFile } from '@/lib/construction/answers/question';
import { storableText } from '@/lib/storable-schema';
import { type OrderedFile, orderedFileFields, readOrderedFile } from '../parse/ordered-file';
import { readQuestions } from './read-questions';

/** What somebody asks for when having models answer questions, or before they do. */
export const orderedAnswersSchema = answerOrderSchema.safeExtend({
  projectId: storableText,
  ...orderedFileFields(
    "a table of question and reference (CSV, TSV, JSON, JSONL, XLSX or Parquet) in base64; the project's own questions without",
  ),
});

/** The questions of an order's file; null: it has none. Fails as readQuestions does. */
export const orderedQuestions = (order: OrderedFile): Promise<QuestionFile | null> =>
  readOrderedFile(order, readQuestions);

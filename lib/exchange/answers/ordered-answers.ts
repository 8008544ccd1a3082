import { Readable } from 'node:stream';
import { type z } from 'zod';
import { answerOrderSchema } from '@/lib/construction/answers/answer-order';
import type { QuestionFile } from '@/lib/construction/answers/question';
import { storableText } from '@/lib/storable-schema';
import { readQuestions } from './read-questions';

const MOST_BYTES = 8 * 1024 * 1024;
/** Of an order, whose file is in base64. */
export const MOST_ANSWER_ORDER_BYTES = 2 * MOST_BYTES;

/** What somebody asks for when having models answer questions, or before they do. */
export const orderedAnswersSchema = answerOrderSchema.safeExtend({
  projectId: storableText,
  fileName: storableText.max(300).nullable().default(null),
  file: storableText
    .max(MOST_ANSWER_ORDER_BYTES)
    .nullable()
    .default(null)
    .describe("a table of question and reference in base64; the project's own questions without"),
});

/** The questions of an order's file; null: it has none. Fails as readQuestions does. */
export async function orderedQuestions({
  fileName,
  file,
}: Pick<z.output<typeof orderedAnswersSchema>, 'fileName' | 'file'>): Promise<QuestionFile | null> {
  if (file === null) return null;
  const bytes = Buffer.from(file, 'base64');
  return readQuestions(fileName ?? '', () => Readable.from(bytes.length > 0 ? [bytes] : []));
}

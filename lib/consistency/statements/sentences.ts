import { type Cut, neutralSegments } from '@/lib/segmentation/decompose';
import { span } from '@/lib/text/offsets';
import { hasLetterOrDigit } from '@/lib/text/script';

/** The sentences of an answer, without those that hold marks alone. */
export const answerSentences = (answer: string): Cut[] =>
  neutralSegments(answer).filter(({ text }) => hasLetterOrDigit(text));

/** All of an answer that is text. */
export function wholeAnswer(answer: string): Cut {
  const text = answer.trim();
  const start = answer.indexOf(text);
  return { text, spans: [span(start, start + text.length)] };
}

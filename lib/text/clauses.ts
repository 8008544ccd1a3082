import { span, type Span } from './offsets';
import { hasLetterOrDigit } from './script';

/**
 * Full-width marks separate clauses wherever they stand, half-width ones only before a space or a Chinese character.
 */
const MARK = /[，；：、]|[,;:](?=\s|\p{Script=Han}|$)|——|\s[–—-]\s|[\r\n\u2028\u2029]+/gu;

/**
 * The clauses of one sentence of a text, in order: what commas, semicolons, colons and dashes part, without the mark and
 * the white space; the last one ends where the sentence does. A span without a letter or a digit is none.
 */
export function clausesIn(text: string, [from, to]: Span): Span[] {
  const sentence = text.slice(from, to);
  const clauses: Span[] = [];
  let start = 0;
  const close = (end: number): void => {
    const piece = sentence.slice(start, end);
    if (!hasLetterOrDigit(piece)) return;
    const lead = piece.length - piece.trimStart().length;
    clauses.push(span(from + start + lead, from + start + piece.trimEnd().length));
  };
  for (const mark of sentence.matchAll(MARK)) {
    close(mark.index);
    start = mark.index + mark[0].length;
  }
  close(sentence.length);
  return clauses;
}

import { type MarkedSpan } from './runs';

/** One line of a text as it is laid out; the line break that ends it belongs to no paragraph and is not drawn. */
export type Paragraph = MarkedSpan;

const BREAK = /\r\n|\r|\n|\u2028|\u2029/g;

/**
 * Lines of a text with their offsets in it. Breaks are not drawn, so that CRLF, which a browser's parser would turn into
 * LF, cannot shift an offset. Blank lines are kept: they are how a reader finds a place again.
 */
export function paragraphs(text: string): Paragraph[] {
  const lines: Paragraph[] = [];
  let start = 0;
  for (const found of text.matchAll(BREAK)) {
    lines.push({ start, end: found.index });
    start = found.index + found[0].length;
  }
  lines.push({ start, end: text.length });
  return lines;
}

/** Index of the paragraph that holds an offset, or the last one before it. O(log n). */
export function paragraphAt(lines: readonly Paragraph[], at: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]!.start <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Deals marks out to the paragraphs that they touch. Paragraphs without one are absent from the map, so that they can
 * all be given one and the same empty list and need not be drawn again.
 */
export function marksByParagraph<M extends MarkedSpan>(
  lines: readonly Paragraph[],
  marks: readonly M[],
): Map<number, M[]> {
  const dealt = new Map<number, M[]>();
  for (const mark of marks) {
    for (let index = paragraphAt(lines, mark.start); index < lines.length; index += 1) {
      const line = lines[index]!;
      if (line.start >= mark.end) break;
      if (line.end <= mark.start) continue;
      const list = dealt.get(index);
      if (list) list.push(mark);
      else dealt.set(index, [mark]);
    }
  }
  return dealt;
}

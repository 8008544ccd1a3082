import { lineAt, type TextLine } from '@/lib/text/lines';
import { type MarkedSpan } from './runs';

/**
 * Deals marks out to the lines that they touch. Lines without one are absent from the map, so that they can all be given one
 * and the same empty list and need not be drawn again.
 */
export function marksByLine<M extends MarkedSpan>(
  lines: readonly TextLine[],
  marks: readonly M[],
): Map<number, M[]> {
  const dealt = new Map<number, M[]>();
  for (const mark of marks) {
    for (let index = lineAt(lines, mark.start); index < lines.length; index += 1) {
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

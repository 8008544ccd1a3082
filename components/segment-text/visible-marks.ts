import { graphemeSnap } from '@/lib/text/graphemes';
import { isHidden, nearestVisible } from '@/lib/text/markdown/hidden-spans';
import { type MarkdownLine } from '@/lib/text/markdown/markdown-line';
import { type TextMark } from './marked-text';

/**
 * Marks as they can be seen on a formatted text: one that holds nothing but syntax shows it, and one that clings to an edge goes
 * to the words beside it.
 */
export function visibleMarks(
  text: string,
  lines: readonly MarkdownLine[],
  marks: readonly TextMark[],
): readonly TextMark[] {
  return marks.map((mark) => {
    if (!isHidden(text, lines, mark)) return mark;
    const nearest = mark.clings && nearestVisible(text, lines, mark, mark.clings);
    if (!nearest) return { ...mark, bare: true };
    const { start, end } = nearest;
    const { back, forward } = graphemeSnap(text);
    return end <= mark.start
      ? { ...mark, start: back(end - 1), end }
      : { ...mark, start, end: forward(start + 1) };
  });
}

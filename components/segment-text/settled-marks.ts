import { isHidden, seenBeside } from '@/lib/text/markdown/hidden-spans';
import { type MarkdownLine } from '@/lib/text/markdown/markdown-line';
import { type TextMark } from './marked-text';

/**
 * Marks as they can be seen on a formatted text: one that holds nothing but syntax shows it, and one that clings to an edge goes
 * to the words beside it.
 */
export function settledMarks(
  text: string,
  lines: readonly MarkdownLine[],
  marks: readonly TextMark[],
): readonly TextMark[] {
  if (!marks.some((mark) => isHidden(text, lines, mark))) return marks;
  return marks.map((mark) => {
    if (!isHidden(text, lines, mark)) return mark;
    const beside = mark.clings && seenBeside(text, lines, mark, mark.clings);
    if (!beside) return { ...mark, bare: true };
    const { start, end } = beside;
    return end <= mark.start ? { ...mark, start: end - 1, end } : { ...mark, start, end: start + 1 };
  });
}

import { type ReactNode } from 'react';
import { isSyntax } from '@/lib/text/markdown/hidden-spans';
import { linePieces } from '@/lib/text/markdown/line-pieces';
import { type MarkdownLine } from '@/lib/text/markdown/markdown-line';
import { drawPiece } from './formatted/draw-piece';
import { type MarkedSpan, type Run, runs } from './runs';

/** A mark with how it looks; drawn as a <mark> so that tests, screen readers and scrolling find it. */
export interface TextMark extends MarkedSpan {
  id: string;
  className: string;
  /** It draws an end of a span: where nothing is seen there, the words on this side are marked. */
  clings?: 'before' | 'behind';
  /** Nothing else of it is seen, so that syntax is shown under it. */
  bare?: boolean;
}

export const NO_MARKS: readonly TextMark[] = [];

/**
 * The part [start, end) of a line with marks over it, which may overlap. The text of its elements is the raw text, to the
 * character; what is syntax is hidden.
 */
export function markedLine(
  text: string,
  line: MarkdownLine,
  marks: readonly TextMark[],
  start = line.start,
  end = line.end,
): ReactNode {
  const pieces = linePieces(text, line);
  const [only] = pieces;
  const simple = pieces.length === 1 && only!.role === 'words' && Object.keys(only!.style).length === 0;
  if (simple && marks.length === 0) return text.slice(start, end);
  return runs(start, end, marks).map((run) => {
    const bare = run.marks.some((mark) => mark.bare);
    const held = pieces.filter((piece) => piece.start < run.end && piece.end > run.start);
    const inside = simple
      ? text.slice(run.start, run.end)
      : held.map((piece) => {
          const from = Math.max(piece.start, run.start);
          return drawPiece(piece, from, text.slice(from, Math.min(piece.end, run.end)), bare);
        });
    if (run.marks.length === 0 || (!bare && held.every(isSyntax))) return inside; // no mark over nothing
    return (
      <mark key={run.start} data-mark={ids(run)} className={`text-inherit ${classes(run)}`}>
        {inside}
      </mark>
    );
  });
}

/** Whether two lists of marks are drawn alike. */
export function sameMarks(a: readonly TextMark[], b: readonly TextMark[]): boolean {
  if (a === b) return true;
  return (
    a.length === b.length &&
    a.every(({ id, start, end, className, bare }, at) => {
      const other = b[at]!;
      const alike = id === other.id && className === other.className && bare === other.bare;
      return alike && start === other.start && end === other.end;
    })
  );
}

const ids = (run: Run<TextMark>): string => run.marks.map(({ id }) => id).join(' ');
const classes = (run: Run<TextMark>): string => run.marks.map(({ className }) => className).join(' ');

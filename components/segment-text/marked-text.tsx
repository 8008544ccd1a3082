import { type ReactNode } from 'react';
import { type MarkedSpan, type Run, runs } from './runs';

/** A mark with how it looks; drawn as a <mark> so that tests, screen readers and scrolling find it. */
export interface TextMark extends MarkedSpan {
  id: string;
  className: string;
}

export const NO_MARKS: readonly TextMark[] = [];

/** A span of a text with marks over it, which may overlap. The drawn text is the text, to the character. */
export function markedText(text: string, start: number, end: number, marks: readonly TextMark[]): ReactNode {
  if (marks.length === 0) return text.slice(start, end);
  return runs(start, end, marks).map((run) =>
    run.marks.length === 0 ? (
      text.slice(run.start, run.end)
    ) : (
      <mark key={run.start} data-mark={ids(run)} className={`text-inherit ${classes(run)}`}>
        {text.slice(run.start, run.end)}
      </mark>
    ),
  );
}

/** Whether two lists of marks are drawn alike. */
export function sameMarks(a: readonly TextMark[], b: readonly TextMark[]): boolean {
  if (a === b) return true;
  return (
    a.length === b.length &&
    a.every(({ id, start, end, className }, at) => {
      const other = b[at]!;
      return id === other.id && start === other.start && end === other.end && className === other.className;
    })
  );
}

const ids = (run: Run<TextMark>): string => run.marks.map(({ id }) => id).join(' ');
const classes = (run: Run<TextMark>): string => run.marks.map(({ className }) => className).join(' ');

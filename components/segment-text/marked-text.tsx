import { memo } from 'react';
import { type Mark, runs } from './runs';

/** A mark with how it looks; drawn as a <mark> so that tests, screen readers and scrolling find it. */
export interface TextMark extends Mark {
  id: string;
  className: string;
}

interface Props {
  text: string;
  start: number;
  end: number;
  marks: readonly TextMark[];
}

const NO_MARKS: readonly TextMark[] = [];
export const noMarks = NO_MARKS;

/** A stretch of a text with marks over it, which may overlap. Unchanged stretches are not drawn again. */
export const MarkedText = memo(function MarkedText({ text, start, end, marks }: Props) {
  return runs(start, end, marks).map((run) =>
    run.marks.length === 0 ? (
      text.slice(run.start, run.end)
    ) : (
      <mark
        key={run.start}
        data-mark={run.marks.map(({ id }) => id).join(' ')}
        className={`text-inherit ${run.marks.map(({ className }) => className).join(' ')}`}
      >
        {text.slice(run.start, run.end)}
      </mark>
    ),
  );
});

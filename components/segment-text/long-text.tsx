'use client';

import { memo, useEffect, useMemo, useState } from 'react';
import './marks.css';
import { blocks } from './blocks';
import { markedText, NO_MARKS, sameMarks, type TextMark } from './marked-text';
import { marksByParagraph, type Paragraph, paragraphs } from './paragraphs';
import { useGrowing } from './use-growing';

interface Props {
  text: string;
  marks: readonly TextMark[];
}

/**
 * A text of any length with marks over it. Paragraphs carry their offset in data-start, so that a selection finds its
 * place (selected-span.ts). Its first screen is drawn first; what is far from the screen is not laid out.
 */
export const LongText = memo(function LongText({ text, marks }: Props) {
  const lines = useMemo(() => paragraphs(text), [text]);
  const grouped = useMemo(() => blocks(lines), [lines]);
  const dealt = useMemo(() => marksByParagraph(lines, marks), [lines, marks]);
  const rendered = useRendered(text.length > LONG ? 0 : grouped.length);
  const drawn = useGrowing(grouped.length, FIRST, STEP);
  return grouped
    .slice(0, drawn)
    .map(({ from, to }, at) => (
      <Block
        key={from}
        text={text}
        lines={lines}
        from={from}
        to={to}
        marks={touches(dealt, from, to) ? dealt : NONE}
        lazy={at >= rendered && grouped.length > 1}
      />
    ));
});

/**
 * Up to this many characters the whole text is laid out in the end; laying out only on a jump would delay the key more
 * than it saves.
 */
const LONG = 40_000;

/** Blocks that come with the first drawing, and with each frame behind it: one is as high as a screen. */
const FIRST = 1;
const STEP = 16;

const NONE: ReadonlyMap<number, TextMark[]> = new Map();

interface BlockProps {
  text: string;
  lines: readonly Paragraph[];
  from: number;
  to: number;
  marks: ReadonlyMap<number, TextMark[]>;
  lazy: boolean;
}

const Block = memo(function Block({ text, lines, from, to, marks, lazy }: BlockProps) {
  return (
    <div className={lazy ? '[contain-intrinsic-size:auto_56rem] [content-visibility:auto]' : undefined}>
      {lines.slice(from, to).map(({ start, end }, index) => (
        <Line key={start} text={text} start={start} end={end} marks={marks.get(from + index) ?? NO_MARKS} />
      ))}
    </div>
  );
});

interface LineProps {
  text: string;
  start: number;
  end: number;
  marks: readonly TextMark[];
}

/** Drawn again only when its own marks look different. */
const Line = memo(
  function Line({ text, start, end, marks }: LineProps) {
    return (
      <p data-start={start} className="min-h-[1lh]">
        {markedText(text, start, end, marks)}
      </p>
    );
  },
  (a, b) => a.text === b.text && a.start === b.start && a.end === b.end && sameMarks(a.marks, b.marks),
);

function touches(dealt: ReadonlyMap<number, TextMark[]>, from: number, to: number): boolean {
  for (const index of dealt.keys()) if (index >= from && index < to) return true;
  return false;
}

/** Browsers that do not say when they are idle leave the rest as it is. */
const idly = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  const asked = requestIdleCallback(work);
  return () => cancelIdleCallback(asked);
};

/** How many of `count` blocks have been laid out so far: none at first, one more whenever nobody waits for anything. */
function useRendered(count: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => (done < count ? idly(() => setDone(done + 1)) : undefined), [done, count]);
  return Math.min(done, count);
}

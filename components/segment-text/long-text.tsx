'use client';

import { memo, useEffect, useMemo, useState } from 'react';
import { type MarkdownLayout } from '@/lib/text/markdown/markdown-line';
import './marks.css';
import { chunks } from './chunks';
import { MarkdownBlocks } from './formatted/markdown-blocks';
import { NO_MARKS, sameMarks, type TextMark } from './marked-text';
import { marksByLine } from './marks-by-line';
import { visibleMarks } from './visible-marks';
import { useTextLayout } from './text-layout';
import { useGrowing } from './use-growing';

interface Props {
  text: string;
  marks: readonly TextMark[];
}

/**
 * A text of any length with marks over it, formatted where it is Markdown. Lines and cells carry their offset in data-start,
 * so that a selection finds its place (selected-span.ts). Its first screen is drawn first; what is far from the screen is not
 * laid out.
 */
export const LongText = memo(function LongText({ text, marks }: Props) {
  const layout = useTextLayout(text);
  const grouped = useMemo(() => chunks(layout.blocks), [layout]);
  const dealt = useMemo(
    () => marksByLine(layout.lines, visibleMarks(text, layout.lines, marks)),
    [text, layout, marks],
  );
  const rendered = useRendered(text.length > LONG ? 0 : grouped.length);
  const drawn = useGrowing(grouped.length, FIRST, STEP);
  return grouped
    .slice(0, drawn)
    .map(({ from, to }, at) => (
      <Chunk
        key={from}
        text={text}
        layout={layout}
        from={from}
        to={to}
        marks={dealt}
        lazy={at >= rendered && grouped.length > 1}
      />
    ));
});

/**
 * Up to this many characters the whole text is laid out in the end; laying out only on a jump would delay the key more
 * than it saves.
 */
const LONG = 40_000;

/** Chunks that come with the first drawing, and with each frame behind it: one is as high as a screen. */
const FIRST = 1;
const STEP = 16;

interface ChunkProps {
  text: string;
  layout: MarkdownLayout;
  from: number;
  to: number;
  marks: ReadonlyMap<number, TextMark[]>;
  lazy: boolean;
}

/** Drawn again only when marks in it look different. */
const Chunk = memo(
  function Chunk({ text, layout, from, to, marks, lazy }: ChunkProps) {
    return (
      <div className={lazy ? '[contain-intrinsic-size:auto_56rem] [content-visibility:auto]' : undefined}>
        <MarkdownBlocks
          text={text}
          lines={layout.lines}
          blocks={layout.blocks.slice(from, to)}
          marks={marks}
        />
      </div>
    );
  },
  (a, b) =>
    a.layout === b.layout &&
    a.text === b.text &&
    a.from === b.from &&
    a.to === b.to &&
    a.lazy === b.lazy &&
    sameMarksIn(a, b.marks),
);

function sameMarksIn({ layout, from, to, marks }: ChunkProps, others: ChunkProps['marks']): boolean {
  const end = layout.blocks[to - 1]!.to;
  for (let line = layout.blocks[from]!.from; line < end; line += 1)
    if (!sameMarks(marks.get(line) ?? NO_MARKS, others.get(line) ?? NO_MARKS)) return false;
  return true;
}

/** Browsers that do not say when they are idle leave the rest as it is. */
const idly = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  const asked = requestIdleCallback(work);
  return () => cancelIdleCallback(asked);
};

/** How many of `count` chunks have been laid out so far: none at first, one more whenever nobody waits for anything. */
function useRendered(count: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => (done < count ? idly(() => setDone(done + 1)) : undefined), [done, count]);
  return Math.min(done, count);
}

'use client';

import { type MouseEvent } from 'react';
import { type TextMark } from '@/components/segment-text/marked-text';
import { cx } from '@/components/ui/cx';

interface Props {
  /** How long the text is, in UTF-16 code units. */
  length: number;
  marks: readonly TextMark[];
  /** Brings the place at an offset into view. */
  onGo(offset: number): void;
}

/** How a mark is drawn in the rail, by the first letters of its id; others are left out. */
const TICKS: readonly [id: string, className: string][] = [
  ['evidence-', 'h-[3px] bg-accent'],
  ['nearest-', 'h-[3px] bg-ink-3'],
  ['found', 'h-[2px] bg-needs'],
];
/** Ticks closer than this share of the text would lie on one another. */
const APART = 0.004;

/** The whole text at a glance beside its scrollbar: evidence, the nearest sentences, what was found. A shortcut for the mouse. */
export function OverviewRail({ length, marks, onGo }: Props) {
  const ticks = ticksOf(marks, length);
  if (ticks.length === 0) return null;
  const go = (event: MouseEvent<HTMLDivElement>): void => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const at = (event.clientY - top) / Math.max(1, height);
    const near = ticks.reduce((a, b) => (Math.abs(b.at - at) < Math.abs(a.at - at) ? b : a));
    onGo(Math.abs(near.at - at) < 0.03 ? near.offset : Math.floor(at * length));
  };
  return (
    <div aria-hidden onClick={go} className="absolute inset-y-0 right-0 z-10 w-2.5 cursor-pointer">
      {ticks.map(({ at, className, key }) => (
        <span
          key={key}
          style={{ top: `${at * 100}%` }}
          className={cx(
            'pointer-events-none absolute right-0.5 left-0.5 rounded-full forced-colors:bg-[CanvasText]',
            className,
          )}
        />
      ))}
    </div>
  );
}

interface Tick {
  key: string;
  at: number;
  offset: number;
  className: string;
}

function ticksOf(marks: readonly TextMark[], length: number): Tick[] {
  return TICKS.flatMap(([id, className]) => {
    let before = -1;
    return marks
      .filter((mark) => mark.id.startsWith(id))
      .flatMap(({ start }): Tick[] => {
        const at = start / Math.max(1, length);
        if (at - before < APART) return [];
        before = at;
        return [{ key: `${id} ${start}`, at, offset: start, className }];
      });
  });
}

'use client';

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

/**
 * The whole text at a glance over its scrollbar: evidence, the nearest sentences, what was found. A shortcut for the mouse;
 * between the ticks the scrollbar can still be held.
 */
export function OverviewRail({ length, marks, onGo }: Props) {
  const ticks = ticksOf(marks, length);
  if (ticks.length === 0) return null;
  return (
    <div aria-hidden className="pointer-events-none absolute inset-y-1 right-0 z-10 w-2.5">
      {ticks.map(({ at, offset, className, key }) => (
        <span
          key={key}
          aria-hidden
          data-tick
          onClick={() => onGo(offset)}
          style={{ top: `${at * 100}%` }}
          className="pointer-events-auto absolute inset-x-0 -translate-y-1/2 cursor-pointer px-0.5 py-0.5"
        >
          <span className={cx('block rounded-full forced-colors:bg-[CanvasText]', className)} />
        </span>
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

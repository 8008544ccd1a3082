'use client';

import { useEffect, useRef } from 'react';
import { ChartFiles } from './chart-files';
import { drawIntervals, type IntervalData } from './interval-plot';
import { loadPlot } from './plot';

interface Props extends IntervalData {
  /** Name of files of it. */
  name: string;
  /** Heads of the columns of its CSV: place, series, value, low, high. */
  heads: readonly string[];
}

/** Values with intervals along an axis, as wide as there is room. What it shows is said beside it in words or a table. */
export function IntervalChart({ name, heads, title, axis, points }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const room = place.current;
    if (!room) return undefined;
    let gone = false;
    const draw = async () => {
      const plot = await loadPlot();
      if (gone) return;
      const drawing = drawIntervals(plot, { title, axis, points }, Math.max(300, room.clientWidth));
      drawing.ariaHidden = 'true'; // its parts name themselves where names are not allowed
      room.replaceChildren(drawing);
    };
    const seen = new ResizeObserver(() => void draw());
    seen.observe(room);
    return () => {
      gone = true;
      seen.disconnect();
    };
  }, [title, axis, points]);
  return (
    <figure className="flex flex-col items-end gap-1">
      <div ref={place} role="img" aria-label={title} className="min-h-70 w-full overflow-hidden text-ink-2" />
      <ChartFiles
        name={name}
        rows={[heads, ...points.map(({ at, series, value, low, high }) => [at, series, value, low, high])]}
        draw={async () => place.current!.firstElementChild!}
      />
    </figure>
  );
}

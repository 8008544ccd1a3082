'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFrame } from '@/components/segment-text/after-frame';

/** Height of the details that were last open, in px: what comes next is about as high. */
let lastHeight = 0;

interface Details {
  /** Of the element that holds them. */
  box: RefObject<HTMLDivElement | null>;
  drawn: boolean;
  /** The room that is kept for them until they are drawn, so that the list moves once; in px. */
  room: number | undefined;
}

/** What belongs to a segment that was just opened comes a painted frame behind its words and its choices. */
export function useDetails(): Details {
  const holder = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [room] = useState(() => lastHeight);
  useEffect(() => afterFrame(() => setDrawn(true)), []);
  useLayoutEffect(() => {
    const box = holder.current;
    if (!drawn || !box) return;
    box.closest('li')?.scrollIntoView({ block: 'nearest' });
    const watch = new ResizeObserver(() => (lastHeight = box.offsetHeight));
    watch.observe(box);
    return () => watch.disconnect();
  }, [drawn]);
  return { box: holder, drawn, room: drawn ? undefined : room };
}

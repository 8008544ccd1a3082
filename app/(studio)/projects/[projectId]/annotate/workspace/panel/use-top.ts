import { type RefObject, useEffect, useRef } from 'react';
import { afterFrame } from '@/components/segment-text/after-frame';

/** Of a scroller: when it shows something else, it shows it from its top, behind the frame. */
export function useTop(shown: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      afterFrame(() => {
        if (box.current) box.current.scrollTop = 0;
      }),
    [shown],
  );
  return box;
}

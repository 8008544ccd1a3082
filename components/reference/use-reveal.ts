import { useEffect } from 'react';
import { holdInView } from '@/components/segment-text/hold-in-view';

/** Brings a mark into view once for each `when`; none while that is empty. */
export function useReveal(box: { current: HTMLDivElement | null }, id: string, when: string): void {
  useEffect(
    () => (when === '' || !box.current ? undefined : holdInView(box.current, `[data-mark~="${id}"]`)),
    [box, id, when],
  );
}

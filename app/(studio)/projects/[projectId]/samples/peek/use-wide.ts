'use client';

import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True where a pane fits beside the list; so it is taken to be before the screen is known. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}

'use client';

import { useSyncExternalStore } from 'react';

/** How many panes fit: three side by side, two, or one at a time under tabs. */
export type Room = 'wide' | 'medium' | 'narrow';

const WIDE = '(min-width: 1440px)';
const NARROW = '(max-width: 899.98px)';

function subscribe(changed: () => void): () => void {
  const media = [WIDE, NARROW].map((query) => window.matchMedia(query));
  media.forEach((query) => query.addEventListener('change', changed));
  return () => media.forEach((query) => query.removeEventListener('change', changed));
}

function measure(): Room {
  if (window.matchMedia(WIDE).matches) return 'wide';
  return window.matchMedia(NARROW).matches ? 'narrow' : 'medium';
}

/** Null on the server and until hydration, where nothing is known of the screen. */
export function useLayout(): Room | null {
  return useSyncExternalStore<Room | null>(subscribe, measure, () => null);
}

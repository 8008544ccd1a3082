'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** How the key that modifies others is written: ⌘ on a Mac, Ctrl elsewhere. */
export function useModifier(): string {
  return useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}

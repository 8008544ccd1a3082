'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The sign of the key beside Enter that submits: ⌘ on a Mac, Ctrl elsewhere. */
export function useModifier(): string {
  return useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}

'use client';

import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** A choice that this browser remembers from sample to sample; false on the server and until hydration. */
export function useKept(key: string): [kept: boolean, keep: (wish: boolean) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) === 'yes',
    () => false,
  );
  const keep = useCallback(
    (wish: boolean) => {
      if (wish) localStorage.setItem(key, 'yes');
      else localStorage.removeItem(key);
      listeners.forEach((changed) => changed());
    },
    [key],
  );
  return [kept, keep];
}

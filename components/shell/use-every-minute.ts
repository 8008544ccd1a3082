'use client';

import { useEffect, useEffectEvent } from 'react';
import { PASSIVE_HEADER } from '@/lib/auth/passive';

const EVERY_MS = 60_000;

/** Runs something once a minute while the tab is in front and online, and whenever it comes to the front. */
export function useEveryMinute(run: () => Promise<void>): void {
  const onTurn = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void run();
  });
  useEffect(() => {
    const turn = (): void => onTurn();
    const timer = setInterval(turn, EVERY_MS);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);
}

/** What an address of the API answers to a question that nobody asked by hand; null where it does not answer. */
export async function askPassively<T>(url: string): Promise<T | null> {
  const response = await fetch(url, { headers: { [PASSIVE_HEADER]: '1' } }).catch(() => null);
  return response?.ok ? ((await response.json()) as T) : null;
}

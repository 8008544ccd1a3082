'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';

/**
 * Reads the screen again and again while something is under way, `everyMs` after the last reading ended: on a slow
 * server readings would pile up otherwise, and what a person presses would wait behind them.
 */
export function Refresh({ everyMs }: { everyMs: number }) {
  const router = useRouter();
  const [reading, start] = useTransition();
  useEffect(() => {
    if (reading) return;
    const timer = setTimeout(() => start(() => router.refresh()), everyMs);
    return () => clearTimeout(timer);
  }, [router, everyMs, reading]);
  return null;
}

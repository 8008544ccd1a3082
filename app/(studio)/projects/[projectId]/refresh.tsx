'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Reads the screen again and again while something is under way. */
export function Refresh({ everyMs }: { everyMs: number }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), everyMs);
    return () => clearInterval(timer);
  }, [router, everyMs]);
  return null;
}

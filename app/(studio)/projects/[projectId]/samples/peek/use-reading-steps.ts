'use client';

import { useEffect, useState } from 'react';
import { type JudgeSteps } from '@/lib/annotation/judge-steps';

type StepsView = Record<string, JudgeSteps>;

/**
 * The judge's steps on the segments of one reading, read once, as soon as they are to be seen; null until they have come.
 */
export function useReadingSteps(readingId: string, wanted: boolean) {
  const [loaded, setLoaded] = useState<StepsView | 'failed' | null>(null);
  const missing = wanted && loaded === null;
  useEffect(() => {
    if (!missing) return;
    const leaving = new AbortController();
    void fetch(`/api/readings/${readingId}/steps`, { signal: leaving.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as StepsView) : 'failed'))
      .catch(() => 'failed' as const)
      .then((found) => {
        if (!leaving.signal.aborted) setLoaded(found);
      });
    return () => leaving.abort();
  }, [missing, readingId]);
  return { loaded, retry: () => setLoaded(null) };
}

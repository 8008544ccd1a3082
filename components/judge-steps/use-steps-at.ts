'use client';

import { useCallback, useEffect, useState } from 'react';
import { type StepsBySegment } from '@/lib/annotation/steps-by-segment';

/** Null until they have come. */
export type LoadedSteps = StepsBySegment | 'failed' | null;

/** The steps that an address answers, read once, as soon as they are wanted; `retry` reads them anew after a failure. */
export function useStepsAt(url: string, wanted: boolean): { loaded: LoadedSteps; retry: () => void } {
  const [loaded, setLoaded] = useState<LoadedSteps>(null);
  const missing = wanted && loaded === null;
  useEffect(() => {
    if (!missing) return;
    const leaving = new AbortController();
    void fetch(url, { signal: leaving.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as StepsBySegment) : 'failed'))
      .catch(() => 'failed' as const)
      .then((found) => {
        if (!leaving.signal.aborted) setLoaded(found);
      });
    return () => leaving.abort();
  }, [missing, url]);
  const retry = useCallback(() => setLoaded(null), []);
  return { loaded, retry };
}

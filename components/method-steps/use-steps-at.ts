'use client';

import { useCallback, useEffect, useState } from 'react';
import { type StepsBySegment } from '@/lib/annotation/steps/steps-by-segment';

/** Null until they have come. */
export type LoadedSteps = StepsBySegment | 'failed' | null;

/**
 * The steps at an address, fetched once, as soon as they are wanted; `retry` reads them again after a failure. With
 * another `edition` there are more of them: they are read again, and what there was stays meanwhile.
 */
export function useStepsAt(
  url: string,
  wanted: boolean,
  edition = 0,
): { loaded: LoadedSteps; retry: () => void } {
  const [{ loaded, of }, setRead] = useState<{ loaded: LoadedSteps; of: number }>({ loaded: null, of: 0 });
  const missing = wanted && (loaded === null || of !== edition);
  useEffect(() => {
    if (!missing) return;
    const leaving = new AbortController();
    void fetch(url, { signal: leaving.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as StepsBySegment) : 'failed'))
      .catch(() => 'failed' as const)
      .then((found) => {
        if (!leaving.signal.aborted) setRead({ loaded: found, of: edition });
      });
    return () => leaving.abort();
  }, [missing, url, edition]);
  const retry = useCallback(() => setRead({ loaded: null, of: 0 }), []);
  return { loaded, retry };
}

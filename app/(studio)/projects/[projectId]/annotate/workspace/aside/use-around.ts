'use client';

import { useCallback, useEffect, useState } from 'react';

/** What is to be seen around the work on one annotation; as /api/annotations/[annotationId]/around answers. */
export interface Around {
  guideline: { number: number; read: boolean } | null;
  comments: { all: number; bySegment: Record<string, number> };
}

/** Read once the desk stands, so that the desk itself does not wait for it, and again when `refresh` is called. */
export function useAround(annotationId: string): [Around | null, () => void] {
  const [around, setAround] = useState<Around | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let gone = false;
    void fetch(`/api/annotations/${annotationId}/around`).then(
      async (response) => {
        const answer = response.ok ? ((await response.json()) as Around) : null;
        if (answer && !gone) setAround(answer);
      },
      () => undefined, // signs only; the next sample asks again
    );
    return () => {
      gone = true;
    };
  }, [annotationId, times]);
  return [around, useCallback(() => setTimes((count) => count + 1), [])];
}

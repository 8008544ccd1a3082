'use client';

import { useCallback, useEffect, useState } from 'react';
import { handedIn } from '../hand-in';
import { stretchesSent } from '../time/send-stretches';

/** What is to be seen around the work on one annotation; as /api/annotations/[annotationId]/around answers. */
export interface Around {
  guideline: { number: number; read: boolean } | null;
  comments: { all: number; bySegment: Record<string, number> };
  today: { submitted: number; goal: number | null; showTime: boolean };
  /** Active time on this annotation that the server has. */
  activeMs: number;
}

/** Read once the desk stands, so that the desk itself does not wait for it, and again when `refresh` is called. */
export function useAround(annotationId: string): [Around | null, () => void] {
  const [around, setAround] = useState<Around | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let gone = false;
    void read(annotationId).then((answer) => {
      if (answer && !gone) setAround(answer);
    });
    return () => {
      gone = true;
    };
  }, [annotationId, times]);
  return [around, useCallback(() => setTimes((count) => count + 1), [])];
}

/** Signs only: without an answer the next sample asks again. What is being handed in counts for today already. */
async function read(annotationId: string): Promise<Around | null> {
  try {
    await Promise.all([handedIn(), stretchesSent()]);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const response = await fetch(
      `/api/annotations/${annotationId}/around?tz=${encodeURIComponent(timeZone)}`,
    );
    return response.ok ? ((await response.json()) as Around) : null;
  } catch {
    return null;
  }
}

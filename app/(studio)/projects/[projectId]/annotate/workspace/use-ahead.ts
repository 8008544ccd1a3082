'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { AHEAD_MS } from '@/lib/annotation/reservation';
import { handedIn } from './hand-in';

/** From so few segments left on, the next sample is fetched. */
const FEW = 3;
/** A reservation this old is made anew by the next act. */
const RENEW_MS = 45_000;
/** All of the page, not only what frames it; PrefetchKind is an ambient enum that cannot be imported as a value. */
const WHOLE = { kind: 'full' } as unknown as NonNullable<
  Parameters<ReturnType<typeof useRouter>['prefetch']>[1]
>;

interface Place {
  projectId: string;
  sampleId: string;
  /** Segments that still need an act; null where nothing is to be submitted. */
  left: number | null;
}

/**
 * Has the next sample laid aside and fetched while the last segments of this one are judged. What it returns says where it
 * is, and null as soon as somebody else might have got it.
 */
export function useAhead({ projectId, sampleId, left }: Place): () => string | null {
  const router = useRouter();
  const ahead = useRef<{ path: string; at: number } | null>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (left === null || left > FEW) return;
    const at = Date.now();
    if (asked.current !== null && at - asked.current < RENEW_MS) return;
    asked.current = at;
    void reserve(projectId, sampleId).then((next) => {
      const path = next && `/projects/${projectId}/annotate/${next}`;
      ahead.current = path ? { path, at } : null;
      if (path) router.prefetch(path, WHOLE);
    });
  }, [projectId, sampleId, left, router]);
  return useCallback(() => {
    const known = ahead.current;
    return known && Date.now() - known.at < AHEAD_MS ? known.path : null;
  }, []);
}

/** The id of the next sample; null when there is none, and when it cannot be said: the queue is asked again on leaving. */
async function reserve(projectId: string, sampleId: string): Promise<string | null> {
  try {
    await handedIn();
    const response = await fetch(`/api/projects/${projectId}/queue/ahead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sampleId }),
    });
    const next = response.ok ? ((await response.json()) as { sampleId: string } | null) : null;
    return next?.sampleId ?? null;
  } catch {
    return null;
  }
}

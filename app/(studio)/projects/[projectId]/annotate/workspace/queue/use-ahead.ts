'use client';

import { useCallback, useEffect, useRef } from 'react';
import { type WorkspaceView } from '@/lib/annotation/view';
import { getView } from './get-view';
import { submittedHere } from '../engine/submission';
import { prefetchedFor, openPrefetched, storePrefetched, nextPrefetched } from './prefetched';

/** From so few segments left on, the next samples are fetched. */
const FEW = 3;
/** A reservation this old is made anew by the next act. */
const RENEW_MS = 45_000;

interface Place {
  projectId: string;
  sampleId: string;
  /** Segments that still need an act; null where nothing is to be submitted. */
  left: number | null;
}

/**
 * Has the next two samples reserved and fetched while the last segments of this one are judged. What it returns gives the
 * view of the first of them, and null as soon as somebody else might have got it.
 */
export function useAhead({ projectId, sampleId, left }: Place): () => WorkspaceView | null {
  const asked = useRef<number | null>(null);
  useEffect(() => openPrefetched(sampleId), [sampleId]);
  useEffect(() => {
    if (left === null || left > FEW) return;
    const at = Date.now();
    if (asked.current !== null && at - asked.current < RENEW_MS) return;
    asked.current = at;
    void reserve(projectId, sampleId).then((views) => storePrefetched(views.map((view) => ({ view, at }))));
  }, [projectId, sampleId, left]);
  return useCallback(() => nextPrefetched(projectId, sampleId), [projectId, sampleId]);
}

/** What comes next; nothing when there is nothing, and when it cannot be said: the queue is asked again on leaving. */
async function reserve(projectId: string, sampleId: string): Promise<WorkspaceView[]> {
  try {
    await submittedHere();
    const response = await fetch(`/api/projects/${projectId}/queue/reserve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sampleId }),
    });
    const next = response.ok ? ((await response.json()) as Claim[]) : [];
    const views = await Promise.all(
      next.map(async ({ sampleId, annotationId }) => prefetchedFor(sampleId) ?? getView(annotationId)),
    );
    return views.every((view) => view !== null) ? views : [];
  } catch {
    return [];
  }
}

interface Claim {
  sampleId: string;
  annotationId: string;
}

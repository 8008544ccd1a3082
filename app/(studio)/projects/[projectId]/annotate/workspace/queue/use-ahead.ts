'use client';

import { useCallback, useEffect, useRef } from 'react';
import { type WorkspaceView } from '@/lib/annotation/view';
import { getView } from './get-view';
import { type TabState } from '@/lib/workspace/tab/tab-state';
import { useTab } from '../engine/tab-context';

/** From so few segments left on, the next samples are fetched. */
const FEW = 3;
/** The next act renews a reservation this old. */
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
  const tab = useTab();
  const asked = useRef<number | null>(null);
  useEffect(() => tab.prefetched.open(sampleId), [tab, sampleId]);
  useEffect(() => {
    if (left === null || left > FEW) return;
    const at = Date.now();
    if (asked.current !== null && at - asked.current < RENEW_MS) return;
    asked.current = at;
    void reserve(tab, projectId, sampleId).then((views) =>
      tab.prefetched.store(views.map((view) => ({ view, at }))),
    );
  }, [tab, projectId, sampleId, left]);
  return useCallback(() => tab.prefetched.next(projectId, sampleId, Date.now()), [tab, projectId, sampleId]);
}

/** What comes next; nothing when there is nothing, and when it cannot be said: the queue is asked again on leaving. */
async function reserve(
  { submissions, prefetched }: TabState,
  projectId: string,
  sampleId: string,
): Promise<WorkspaceView[]> {
  try {
    await submissions.finished();
    const response = await fetch(`/api/v1/projects/${projectId}/queue/reserve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sampleId }),
    });
    const next = response.ok ? ((await response.json()) as Claim[]) : [];
    const views = await Promise.all(
      next.map(async ({ sampleId, annotationId }) => prefetched.view(sampleId) ?? getView(annotationId)),
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

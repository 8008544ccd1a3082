'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type WorkspaceView } from '@/lib/annotation/view';
import { getView } from './get-view';
import { useTab } from '../engine/tab-context';
import { type WorkspaceState } from '@/lib/workspace/state/state';

/**
 * Opens the next sample: the one that `ahead` has prefetched, else the queue's next, else the person's own list when
 * the queue is empty. The value is true while navigating.
 */
export function useNextSample(
  projectId: string,
  ahead: () => WorkspaceView | null,
  go: (view: WorkspaceView) => void,
): [boolean, () => void] {
  const { submissions } = useTab();
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  const underWay = useRef(false);
  const next = useCallback(async () => {
    if (underWay.current) return; // a key pressed twice asks once
    const view = ahead();
    if (view) return go(view);
    underWay.current = true;
    setLeaving(true);
    const home = `/projects/${projectId}/annotate`;
    try {
      await submissions.finished();
      const response = await fetch(`/api/v1/projects/${projectId}/queue/next`, { method: 'POST' });
      if (!response.ok) throw new Error(String(response.status));
      const claim = (await response.json()) as { sampleId: string; annotationId: string } | null;
      // The same sample came back with its draft started over: the address stays.
      const again = claim && window.location.pathname === `${home}/${claim.sampleId}`;
      const restarted = again && (await getView(claim.annotationId));
      if (restarted) {
        underWay.current = false;
        return go(restarted);
      }
      router.push(claim ? `${home}/${claim.sampleId}` : `${home}?empty=1`);
    } catch {
      underWay.current = false;
      setLeaving(false); // the sample stays in the workspace, submitted; the button takes another try
    }
  }, [projectId, ahead, go, router, submissions]);
  return [leaving, useCallback(() => void next(), [next])];
}

/**
 * Calls `then` once for a submission made in this workspace, never for one made elsewhere: at once when the next sample
 * is prefetched and nothing else is to be saved or was refused, otherwise when the server has accepted it.
 */
export function useSubmitted(
  { outbox, refusals, outdated, annotation, saveError }: WorkspaceState,
  ahead: () => WorkspaceView | null,
  then: () => void,
): void {
  const { id, state } = annotation;
  const { submissions } = useTab();
  const before = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    const asked = outbox.some(({ kind }) => kind === 'submit');
    const alone = outbox.length === 1 && refusals.length === 0 && !outdated;
    const early = asked && alone && saveError === null && navigator.onLine && ahead() !== null;
    const taken = before.current && !asked && state === 'submitted';
    before.current = asked;
    if (!asked && state === 'draft') gone.current = false;
    if (gone.current || !(early || taken)) return;
    gone.current = true;
    if (early) submissions.leave(id);
    then();
  }, [outbox, refusals, outdated, id, state, saveError, ahead, then, submissions]);
}

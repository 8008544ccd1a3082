'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type WorkspaceView } from '@/lib/annotation/view';
import { getView } from './get-view';
import { submittedHere, keepUnsent } from '../engine/submission';
import { type WorkspaceState } from '@/lib/workspace/state/state';

/**
 * Goes to the next sample: the one that `ahead` has at hand, else what the queue gives, or to one's own list when it is
 * empty. The value is true while on the way.
 */
export function useNextSample(
  projectId: string,
  ahead: () => WorkspaceView | null,
  go: (view: WorkspaceView) => void,
): [boolean, () => void] {
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  const next = useCallback(async () => {
    const view = ahead();
    if (view) return go(view);
    setLeaving(true);
    const home = `/projects/${projectId}/annotate`;
    try {
      await submittedHere();
      const response = await fetch(`/api/projects/${projectId}/queue/next`, { method: 'POST' });
      if (!response.ok) throw new Error(String(response.status));
      const claim = (await response.json()) as { sampleId: string; annotationId: string } | null;
      // The sample in the workspace again, with a draft that was started anew: the address stays.
      const again = claim && window.location.pathname === `${home}/${claim.sampleId}`;
      const anew = again && (await getView(claim.annotationId));
      if (anew) return go(anew);
      router.push(claim ? `${home}/${claim.sampleId}` : `${home}?empty=1`);
    } catch {
      setLeaving(false); // the sample stays in the workspace, submitted; the button takes another try
    }
  }, [projectId, ahead, go, router]);
  return [leaving, useCallback(() => void next(), [next])];
}

/**
 * Calls `then` once for a submission made in this workspace; one made elsewhere moves nobody. It does so at once when the next
 * sample is at hand and nothing else is to be saved: the submission is taken meanwhile. Else when the server has taken it.
 */
export function useSubmitted(
  { outbox, annotation, saveError }: WorkspaceState,
  ahead: () => WorkspaceView | null,
  then: () => void,
): void {
  const { id, state } = annotation;
  const before = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    const asked = outbox.some(({ kind }) => kind === 'submit');
    const early = asked && outbox.length === 1 && saveError === null && navigator.onLine && ahead() !== null;
    const taken = before.current && !asked && state === 'submitted';
    before.current = asked;
    if (!asked && state === 'draft') gone.current = false;
    if (gone.current || !(early || taken)) return;
    gone.current = true;
    if (early) keepUnsent(id);
    then();
  }, [outbox, id, state, saveError, ahead, then]);
}

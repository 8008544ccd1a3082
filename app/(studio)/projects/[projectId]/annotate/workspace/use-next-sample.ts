'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Desk } from './state';

/**
 * Goes to the next sample: the one that `ahead` has at hand, else what the queue gives, or to one's own list when it is
 * empty. The value is true while on the way.
 */
export function useNextSample(projectId: string, ahead: () => string | null): [boolean, () => void] {
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  const next = useCallback(async () => {
    setLeaving(true);
    const path = ahead();
    if (path) return router.push(path);
    const home = `/projects/${projectId}/annotate`;
    try {
      const response = await fetch(`/api/projects/${projectId}/queue/next`, { method: 'POST' });
      if (!response.ok) throw new Error(String(response.status));
      const claim = (await response.json()) as { sampleId: string } | null;
      router.push(claim ? `${home}/${claim.sampleId}` : `${home}?empty=1`);
    } catch {
      setLeaving(false); // the sample stays on the desk, submitted; the button takes another try
    }
  }, [projectId, ahead, router]);
  return [leaving, useCallback(() => void next(), [next])];
}

/** Calls `then` once when the server has taken a submission made on this desk; one made elsewhere moves nobody. */
export function useSubmitted({ outbox, annotation }: Desk, then: () => void): void {
  const { state } = annotation;
  const before = useRef(false);
  useEffect(() => {
    const asked = outbox.some(({ kind }) => kind === 'submit');
    const taken = before.current && !asked && state === 'submitted';
    before.current = asked;
    if (taken) then();
  }, [outbox, state, then]);
}

'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type WorkspaceView } from '@/lib/annotation/view';

/** Goes to the next sample of the queue, or to one's own list when it is empty. The value is true while on the way. */
export function useNextSample(projectId: string): [boolean, () => void] {
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  const next = useCallback(async () => {
    setLeaving(true);
    const home = `/projects/${projectId}/annotate`;
    try {
      const response = await fetch(`/api/projects/${projectId}/queue/next`, { method: 'POST' });
      if (!response.ok) throw new Error(String(response.status));
      const claim = (await response.json()) as { sampleId: string } | null;
      router.push(claim ? `${home}/${claim.sampleId}` : `${home}?empty=1`);
    } catch {
      setLeaving(false); // the sample stays on the desk, submitted; the button takes another try
    }
  }, [projectId, router]);
  return [leaving, useCallback(() => void next(), [next])];
}

/** Calls `then` once when the server has taken a submission made on this desk. */
export function useSubmitted(state: WorkspaceView['annotation']['state'], then: () => void): void {
  const before = useRef(state);
  useEffect(() => {
    const submitted = before.current === 'draft' && state === 'submitted';
    before.current = state;
    if (submitted) then();
  }, [state, then]);
}

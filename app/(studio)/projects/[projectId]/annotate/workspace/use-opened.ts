'use client';

import { useEffect, useEffectEvent } from 'react';
import { afterFrame } from '@/components/segment-text/after-frame';

/** Says that the person is at this sample, so that it is no longer only laid aside; `lost` when somebody else has got it. */
export function useOpened(projectId: string, sampleId: string, editable: boolean, lost: () => void): void {
  const onLost = useEffectEvent(lost);
  useEffect(() => {
    if (!editable) return;
    const say = (): void =>
      void fetch(`/api/projects/${projectId}/queue/opened`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sampleId }),
      }).then(
        ({ status }) => status === 409 && onLost(),
        () => undefined, // an act on the sample holds it as well
      );
    return afterFrame(say);
    // Once, on arriving: what is submitted and reopened here was opened before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [projectId, sampleId]);
}

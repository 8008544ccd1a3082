'use client';

import { useEffect, useEffectEvent } from 'react';
import { afterFrame } from '@/components/segment-text/after-frame';
import { useTab } from '../engine/tab-context';

interface Opened {
  projectId: string;
  sampleId: string;
  annotationId: string;
}

/**
 * Tells the server that the person has opened this sample, so it is no longer only reserved. `lost` when somebody else
 * has got it or its draft was started over; what was prefetched after it is then fetched again.
 */
export function useOpened(
  { projectId, sampleId, annotationId }: Opened,
  editable: boolean,
  lost: () => void,
): void {
  const { prefetched } = useTab();
  const onLost = useEffectEvent(lost);
  useEffect(() => {
    if (!editable) return;
    const say = (): void =>
      void fetch(`/api/v1/projects/${projectId}/queue/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sampleId, annotationId }),
      }).then(
        ({ status }) => {
          if (status !== 409) return;
          prefetched.store([]);
          onLost();
        },
        () => undefined, // an act on the sample holds it as well
      );
    return afterFrame(say);
    // Once, on arriving: what is submitted and reopened here was opened before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [projectId, annotationId]);
}

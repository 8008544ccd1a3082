'use client';

import { useEffect, useEffectEvent } from 'react';
import { afterFrame } from '@/components/segment-text/after-frame';
import { storePrefetched } from './prefetched';

interface Opened {
  projectId: string;
  sampleId: string;
  annotationId: string;
}

/**
 * Says that the person is at this sample, so that it is no longer only reserved; `lost` when somebody else has got it, or its
 * draft was started anew. What was fetched after it is as old, and is fetched again.
 */
export function useOpened(
  { projectId, sampleId, annotationId }: Opened,
  editable: boolean,
  lost: () => void,
): void {
  const onLost = useEffectEvent(lost);
  useEffect(() => {
    if (!editable) return;
    const say = (): void =>
      void fetch(`/api/projects/${projectId}/queue/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sampleId, annotationId }),
      }).then(
        ({ status }) => {
          if (status !== 409) return;
          storePrefetched([]);
          onLost();
        },
        () => undefined, // an act on the sample holds it as well
      );
    return afterFrame(say);
    // Once, on arriving: what is submitted and reopened here was opened before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [projectId, annotationId]);
}

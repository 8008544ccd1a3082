'use client';

import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { keepPlace, readPlace } from './history-log';
import { type Action } from './reduce';
import { type Desk } from './state';

/** Comes back to the segment at which this tab left a sample, where all is judged and no other one waits. */
export function usePlace({ annotation, segments, selectedId }: Desk, dispatch: Dispatch<Action>): void {
  const recall = useEffectEvent(() => {
    const segmentId = readPlace(sessionStorage, annotation.id, segments);
    if (segmentId !== null) dispatch({ kind: 'select', segmentId });
  });
  const keep = useEffectEvent(() => keepPlace(sessionStorage, annotation.id, selectedId));
  useEffect(() => {
    recall();
    const leave = (): void => keep();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}

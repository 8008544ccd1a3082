'use client';

import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { storePosition, loadPosition } from '@/lib/workspace/undo/history-log';
import { type Action } from '@/lib/workspace/reducer/reduce';
import { type WorkspaceState } from '@/lib/workspace/state/state';

/** Comes back to the segment at which this tab left a sample, where all is judged and no other one waits. */
export function usePlace(
  { annotation, segments, selectedId }: WorkspaceState,
  dispatch: Dispatch<Action>,
): void {
  const recall = useEffectEvent(() => {
    const segmentId = loadPosition(sessionStorage, annotation.id, segments);
    if (segmentId !== null) dispatch({ kind: 'select', segmentId });
  });
  const keep = useEffectEvent(() => storePosition(sessionStorage, annotation.id, selectedId));
  useEffect(() => {
    recall();
    const leave = (): void => keep();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}

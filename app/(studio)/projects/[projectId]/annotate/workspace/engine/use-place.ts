'use client';

import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { storePosition, loadPosition } from '@/lib/workspace/undo/history-log';
import { type Action } from '@/lib/workspace/reducer/action';
import { type WorkspaceState } from '@/lib/workspace/state/state';

/** Returns to the segment at which this tab left a sample, if every segment is judged. */
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

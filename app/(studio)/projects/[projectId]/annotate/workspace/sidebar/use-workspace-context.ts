'use client';

import { useCallback, useEffect, useState } from 'react';
import { ownTimeZone } from '@/lib/i18n/time-zone';
import { type TabState } from '@/lib/workspace/tab/tab-state';
import { useTab } from '../engine/tab-context';

/**
 * The context of one annotation (comments, guidelines, progress), as returned by
 * /api/v1/annotations/[annotationId]/context.
 */
export interface WorkspaceContext {
  guideline: { number: number; read: boolean } | null;
  comments: { all: number; bySegment: Record<string, number> };
  today: { submitted: number; goal: number | null; showTime: boolean };
  /** Active time on this annotation that the server has. */
  activeMs: number;
}

/** Read once the workspace stands, so that the workspace itself does not wait for it, and again when `refresh` is called. */
export function useWorkspaceContext(annotationId: string): [WorkspaceContext | null, () => void] {
  const tab = useTab();
  const [context, setContext] = useState<WorkspaceContext | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let gone = false;
    void read(tab, annotationId).then((answer) => {
      if (answer && !gone) setContext(answer);
    });
    return () => {
      gone = true;
    };
  }, [tab, annotationId, times]);
  return [context, useCallback(() => setTimes((count) => count + 1), [])];
}

/** Only badges: if the request fails, the next sample asks again. A submission under way counts for today already. */
async function read(
  { submissions, intervals }: TabState,
  annotationId: string,
): Promise<WorkspaceContext | null> {
  try {
    await Promise.all([submissions.finished(), intervals.finished()]);
    const response = await fetch(
      `/api/v1/annotations/${annotationId}/context?tz=${encodeURIComponent(ownTimeZone())}`,
    );
    return response.ok ? ((await response.json()) as WorkspaceContext) : null;
  } catch {
    return null;
  }
}

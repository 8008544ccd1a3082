'use client';

import { useCallback, useEffect, useState } from 'react';
import { submittedHere } from '../engine/submission';
import { intervalsSent } from '../time/send-intervals';

/** What is to be seen around the work on one annotation; as /api/annotations/[annotationId]/context answers. */
export interface WorkspaceContext {
  guideline: { number: number; read: boolean } | null;
  comments: { all: number; bySegment: Record<string, number> };
  today: { submitted: number; goal: number | null; showTime: boolean };
  /** Active time on this annotation that the server has. */
  activeMs: number;
}

/** Read once the workspace stands, so that the workspace itself does not wait for it, and again when `refresh` is called. */
export function useWorkspaceContext(annotationId: string): [WorkspaceContext | null, () => void] {
  const [around, setAround] = useState<WorkspaceContext | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let gone = false;
    void read(annotationId).then((answer) => {
      if (answer && !gone) setAround(answer);
    });
    return () => {
      gone = true;
    };
  }, [annotationId, times]);
  return [around, useCallback(() => setTimes((count) => count + 1), [])];
}

/** Signs only: without an answer the next sample asks again. What is being submitted counts for today already. */
async function read(annotationId: string): Promise<WorkspaceContext | null> {
  try {
    await Promise.all([submittedHere(), intervalsSent()]);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const response = await fetch(
      `/api/annotations/${annotationId}/context?tz=${encodeURIComponent(timeZone)}`,
    );
    return response.ok ? ((await response.json()) as WorkspaceContext) : null;
  } catch {
    return null;
  }
}

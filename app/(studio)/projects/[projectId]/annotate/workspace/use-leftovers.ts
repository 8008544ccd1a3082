'use client';

import { useEffect } from 'react';
import { type Change, type ChangeResult } from '@/lib/annotation/change';
import { handedIn } from './hand-in';
import { forget, loggedAnnotations, readLogs } from './outbox-log';
import { sendChange } from './send-change';

const EVERY_MS = 30_000;

/** Sends what this browser still holds for samples that are not open: left by a closed tab or a lost connection. */
export function useLeftovers(openAnnotationId: string | null): void {
  useEffect(() => {
    let busy = false;
    const send = async (): Promise<void> => {
      if (busy || !navigator.onLine) return;
      busy = true;
      await handedIn();
      for (const id of loggedAnnotations(localStorage)) if (id !== openAnnotationId) await sendLog(id);
      busy = false;
    };
    void send();
    const timer = setInterval(() => void send(), EVERY_MS);
    return () => clearInterval(timer);
  }, [openAnnotationId]);
}

/** Sends one log in order; stops at the first that fails or is refused, which waits until its sample is opened. */
async function sendLog(annotationId: string): Promise<void> {
  const results: ChangeResult[] = [];
  for (const logged of readLogs(localStorage, annotationId)) {
    const sent = await sendChange(annotationId, onTopOf(logged, results));
    if (sent.kind !== 'saved') return;
    results.push(sent.result);
    forget(localStorage, annotationId, new Set([logged.changeId]));
  }
}

/** A logged change built on what the ones before it left behind. */
export function onTopOf(change: Change, results: readonly ChangeResult[]): Change {
  if (results.length === 0) return change;
  if (change.kind !== 'label' && change.kind !== 'undecide')
    return { ...change, version: results.at(-1)!.annotation.version };
  const labels = results.flatMap((result) => result.labels);
  const last = labels.findLast(({ segmentId }) => segmentId === change.segmentId);
  return last ? { ...change, version: last.label.version } : change;
}

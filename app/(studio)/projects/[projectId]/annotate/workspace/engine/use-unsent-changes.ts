'use client';

import { useEffect } from 'react';
import { type ChangeResult } from '@/lib/annotation/labels/change';
import { useTab } from './tab-context';
import { forget, loggedAnnotations, loadLogs } from '@/lib/workspace/outbox/outbox-log';
import { onTopOf } from '@/lib/workspace/outbox/on-top-of';
import { sendChange } from '@/lib/workspace/outbox/send-change';

const EVERY_MS = 30_000;

/** Sends what this browser still holds for samples that are not open: left by a closed tab or a lost connection. */
export function useUnsentChanges(openAnnotationId: string | null): void {
  const { submissions } = useTab();
  useEffect(() => {
    let busy = false;
    const send = async (): Promise<void> => {
      if (busy || !navigator.onLine) return;
      busy = true;
      await submissions.finished();
      for (const id of loggedAnnotations(localStorage)) if (id !== openAnnotationId) await sendLog(id);
      busy = false;
    };
    void send();
    const timer = setInterval(() => void send(), EVERY_MS);
    return () => clearInterval(timer);
  }, [openAnnotationId, submissions]);
}

/** Sends one log in order; stops at the first that fails or is refused, which waits until its sample is opened. */
async function sendLog(annotationId: string): Promise<void> {
  const results: ChangeResult[] = [];
  for (const logged of await loadLogs(localStorage, annotationId)) {
    const sent = await sendChange(annotationId, onTopOf(logged, results));
    if (sent.kind !== 'saved') return;
    results.push(sent.result);
    forget(localStorage, annotationId, new Set([logged.changeId]));
  }
}

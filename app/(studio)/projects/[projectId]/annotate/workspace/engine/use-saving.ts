'use client';

import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { behindFrame } from '@/components/segment-text/after-frame';
import { comeBackTo, submitHere, isUnsent } from './submission';
import { forget, storeLog } from '@/lib/workspace/outbox/outbox-log';
import { type Action } from '@/lib/workspace/reducer/reduce';
import { backOffMs, sendChange } from '@/lib/workspace/outbox/send-change';
import { randomId } from './action-context';
import { type WorkspaceState } from '@/lib/workspace/state/state';
import { useUnsentSamples } from './use-unsent-samples';

/**
 * Sends the oldest change until the outbox is empty, one at a time; waits longer after each failure, not at all when the
 * connection comes back. What is not acknowledged, and what was refused and is still offered, lies in the browser's log.
 */
export function useSaving(workspace: WorkspaceState, annotationId: string, dispatch: Dispatch<Action>): void {
  const { outbox, refusals: rejected, outdated, saveError } = workspace;
  const [tab] = useState(randomId);
  const failures = useRef(0);
  const tell = useUnsentSamples(workspace);
  const changeId = outbox[0]?.changeId;
  const submits = outbox[0]?.kind === 'submit';

  useEffect(() => {
    storeLog(localStorage, annotationId, tab, [...rejected.map(({ change }) => change), ...outbox]);
  }, [annotationId, tab, outbox, rejected]);

  useEffect(() => comeBackTo(annotationId), [annotationId]);

  /** Milliseconds until the next attempt; null when the change needs no other. */
  const attempt = useEffectEvent(async (): Promise<number | null> => {
    const change = outbox[0];
    if (!change) return null;
    const send = () => sendChange(annotationId, change);
    const handsIn = change.kind === 'submit';
    const sending = handsIn ? behindFrame().then(send) : send();
    if (handsIn) submitHere(sending);
    const sent = await sending;
    if (sent.kind === 'later') {
      failures.current += 1;
      dispatch({ kind: 'trouble', why: sent.why });
      return sent.afterMs ?? backOffMs(failures.current);
    }
    failures.current = 0;
    if (sent.kind === 'refused' && isUnsent(annotationId)) {
      tell(sent.error); // it stays in the log, for when its sample is opened again
      return null;
    }
    forget(localStorage, annotationId, new Set([change.changeId]));
    if (sent.kind === 'saved') dispatch({ kind: 'saved', changeId: change.changeId, result: sent.result });
    else dispatch({ kind: 'refused', changeId: change.changeId, error: sent.error });
    return null;
  });

  useEffect(() => {
    if (!changeId || outdated) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [ended, sending] = [false, false];
    const send = async (): Promise<void> => {
      if (ended || sending) return;
      clearTimeout(timer);
      sending = true;
      const wait = await attempt();
      sending = false;
      if (wait !== null && !ended) timer = setTimeout(() => void send(), wait);
    };
    const now = (): void => void send();
    // The key's frame goes first; the log already holds the change. A submission may be the last that this workspace does.
    if (submits) now();
    else void behindFrame().then(now);
    window.addEventListener('online', now);
    window.addEventListener('focus', now);
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener('online', now);
      window.removeEventListener('focus', now);
    };
  }, [changeId, submits, outdated]);

  useUnloadWarning(outbox.length > 0 && saveError !== null);
}

/** The log would bring it back, but only in this browser: whoever closes the tab while saving fails should know. */
function useUnloadWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}

'use client';

import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { WorkspaceView } from '@/lib/annotation/view';
import { forget, readLogs, writeLog } from './outbox-log';
import { type Action, reduce } from './reduce';
import { backOffMs, sendChange } from './send-change';
import { type Desk, openDesk, type Stamp } from './state';

/** Chance and clock for one act: the reducer itself draws neither. */
export const stamp = (): Stamp => ({
  at: new Date().toISOString(),
  ids: [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()],
});

/** The desk over a server's view, saved in order in the background; what was not acknowledged survives the tab. */
export function useDesk(view: WorkspaceView): [Desk, (action: Action) => void] {
  const [desk, dispatch] = useReducer(reduce, view, openDesk);
  const tab = useRef('');
  const { id: annotationId } = view.annotation;

  useEffect(() => {
    tab.current = crypto.randomUUID().slice(0, 8);
    const left = readLogs(localStorage, annotationId);
    if (left.length > 0) dispatch({ kind: 'replayed', changes: left });
  }, [annotationId]);

  useEffect(() => {
    if (tab.current !== '') writeLog(localStorage, annotationId, tab.current, desk.outbox);
  }, [annotationId, desk.outbox]);

  const reload = useCallback(async () => {
    const response = await fetch(`/api/annotations/${annotationId}`).catch(() => null);
    if (response?.ok) dispatch({ kind: 'refreshed', view: (await response.json()) as WorkspaceView });
  }, [annotationId]);

  useEffect(() => {
    if (desk.outdated) void reload();
  }, [desk.outdated, reload]);

  useSaving(desk, annotationId, dispatch);
  return [desk, dispatch];
}

/** Sends the oldest change until the outbox is empty; waits longer after each failure. */
function useSaving(
  { outbox, outdated }: Desk,
  annotationId: string,
  dispatch: (action: Action) => void,
): void {
  const failures = useRef(0);
  const first = outbox[0];
  const changeId = first?.changeId;
  const current = useRef(first);
  useEffect(() => {
    current.current = first;
  });
  useEffect(() => {
    if (!changeId || outdated) return;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async (): Promise<void> => {
      if (ended || !current.current) return;
      const sent = await sendChange(annotationId, current.current);
      if (sent.kind !== 'later') {
        failures.current = 0;
        forget(localStorage, annotationId, new Set([changeId]));
        if (sent.kind === 'saved') dispatch({ kind: 'saved', changeId, result: sent.result });
        else dispatch({ kind: 'refused', changeId, error: sent.error });
        return;
      }
      if (ended) return;
      dispatch({ kind: 'trouble', why: sent.why });
      failures.current += 1;
      timer = setTimeout(attempt, sent.afterMs ?? backOffMs(failures.current));
    };
    void attempt();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [annotationId, changeId, outdated, dispatch]);
}

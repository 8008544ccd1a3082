'use client';

import { type Dispatch, useCallback, useEffect, useReducer } from 'react';
import { type WorkspaceView } from '@/lib/annotation/view';
import { getView } from './get-view';
import { handedIn } from './hand-in';
import { readLogs } from './outbox-log';
import { type Action, reduce } from './reduce';
import { type Desk, openDesk } from './state';
import { useLeftovers } from './use-leftovers';
import { useSaving } from './use-saving';

/** The desk over a server's view, saved in order in the background; what was not acknowledged survives the tab. */
export function useDesk(view: WorkspaceView): [Desk, Dispatch<Action>] {
  const [desk, dispatch] = useReducer(reduce, view, openDesk);
  const { id: annotationId } = view.annotation;

  useEffect(() => {
    const changes = readLogs(localStorage, annotationId);
    if (changes.length > 0) dispatch({ kind: 'replayed', changes });
  }, [annotationId]);

  useSaving(desk, annotationId, dispatch);
  useLeftovers(annotationId);
  useFreshness(desk, annotationId, dispatch);
  return [desk, dispatch];
}

const RETRY_MS = 5_000;

/** Reads the server's state on arriving (a page may come from a cache), again after a refusal, and whenever the tab comes back to the front with nothing to save. */
function useFreshness({ outdated, outbox }: Desk, annotationId: string, dispatch: Dispatch<Action>): void {
  const idle = outbox.length === 0;
  const reload = useCallback(
    async (arriving = false) => {
      if (arriving) await handedIn();
      const view = await getView(annotationId).catch(() => null);
      if (view) dispatch({ kind: 'refreshed', view, arriving });
    },
    [annotationId, dispatch],
  );
  useEffect(() => void reload(true), [reload]);
  useEffect(() => {
    if (!outdated) return;
    void reload();
    const again = setInterval(() => void reload(), RETRY_MS);
    return () => clearInterval(again);
  }, [outdated, reload]);
  useEffect(() => {
    if (!idle) return;
    const onFront = (): void => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', onFront);
    return () => document.removeEventListener('visibilitychange', onFront);
  }, [idle, reload]);
}

'use client';

import { type Dispatch, useCallback, useEffect, useReducer } from 'react';
import { type WorkspaceView } from '@/lib/annotation/view';
import { getView } from '../queue/get-view';
import { useTab } from './tab-context';
import { loadLogs } from '@/lib/workspace/outbox/outbox-log';
import { type Action } from '@/lib/workspace/reducer/action';
import { reduce } from '@/lib/workspace/reducer/reduce';
import { type WorkspaceState, openWorkspace } from '@/lib/workspace/state/state';
import { useUnsentChanges } from './use-unsent-changes';
import { useSaving } from './use-saving';

/** The workspace over a server's view, saved in order in the background; what was not acknowledged survives the tab. */
export function useWorkspace(view: WorkspaceView): [WorkspaceState, Dispatch<Action>] {
  const [workspace, dispatch] = useReducer(reduce, view, openWorkspace);
  const { id: annotationId } = view.annotation;

  useEffect(() => {
    let shown = true;
    const replay = async (): Promise<void> => {
      const changes = await loadLogs(localStorage, annotationId);
      if (shown && changes.length > 0) dispatch({ kind: 'replayed', changes });
    };
    void replay();
    return () => void (shown = false);
  }, [annotationId]);

  useSaving(workspace, annotationId, dispatch);
  useUnsentChanges(annotationId);
  useFreshness(workspace, annotationId, dispatch);
  return [workspace, dispatch];
}

const RETRY_MS = 5_000;

/** Reads the server's state on arriving (a page may come from a cache), again after a refusal, and whenever the tab comes back to the front with nothing to save. */
function useFreshness(
  { outdated, outbox }: WorkspaceState,
  annotationId: string,
  dispatch: Dispatch<Action>,
): void {
  const { submissions } = useTab();
  const idle = outbox.length === 0;
  const reload = useCallback(
    async (arriving = false) => {
      if (arriving) await submissions.finished();
      const view = await getView(annotationId).catch(() => null);
      if (view) dispatch({ kind: 'refreshed', view, arriving });
    },
    [annotationId, dispatch, submissions],
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

'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { afterFrame } from '@/components/segment-text/after-frame';
import { useToast } from '@/components/ui/overlay/toast';
import { useTab } from './tab-context';
import {
  forgetSubmitted,
  storeSubmitted,
  storeHistory,
  loadSubmitted,
  readHistory,
} from '@/lib/workspace/undo/history-log';
import { type Action } from '@/lib/workspace/reducer/action';
import { actionContext } from './action-context';
import { type WorkspaceState } from '@/lib/workspace/state/state';

/** Long enough that a key's own frame and its saving go first. */
const BEHIND_MS = 250;
const REOPEN = 'face4rag.reopen';

/**
 * Undo over reloads and samples: the tab stores what can be undone. Each undo calls the returned function first: on a submitted
 * sample a second undo reopens it, with nothing left to undo the one submitted last. It returns true when it has done the undo.
 */
export function useHistory(workspace: WorkspaceState, dispatch: Dispatch<Action>): () => boolean {
  const t = useTranslations('workspace');
  const toast = useToast();
  const router = useRouter();
  const { submissions } = useTab();
  const asked = useRef(false);
  const { past, future, segments, outbox, annotation, project, sample, access } = workspace;

  const recall = useEffectEvent(() => {
    const history = readHistory(sessionStorage, annotation.id, segments);
    if (history) dispatch({ kind: 'remembered', history });
  });
  const nothing = past.length + future.length === 0;
  useEffect(() => {
    if (nothing) recall(); // again when the server's state has come: the page may be older than it
  }, [nothing, segments]);

  const keep = useEffectEvent(() => {
    if (workspace.past.length + workspace.future.length > 0)
      storeHistory(sessionStorage, annotation.id, workspace);
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(), BEHIND_MS);
    return () => clearTimeout(timer);
  }, [past, future, segments]);
  useEffect(() => {
    const leave = (): void => keep();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  const handsIn = outbox.some(({ kind }) => kind === 'submit');
  const remember = useEffectEvent(() => {
    const { id } = annotation;
    afterFrame(() => storeHistory(sessionStorage, id, workspace)); // the next sample goes first
    storeSubmitted(sessionStorage, {
      projectId: project.id,
      sampleId: sample.id,
      annotationId: annotation.id,
    });
  });
  useEffect(() => {
    if (handsIn) remember();
  }, [handsIn]);

  useEffect(() => {
    if (sessionStorage.getItem(REOPEN) !== annotation.id || access === 'read') return;
    sessionStorage.removeItem(REOPEN);
    forgetSubmitted(sessionStorage);
    if (access === 'reopen') dispatch({ kind: 'reopen', context: actionContext() });
  }, [access, annotation.id, dispatch]);

  return () => {
    if (access === 'reopen') {
      if (outbox.some(({ kind }) => kind === 'reopen')) return true;
      if (asked.current) dispatch({ kind: 'reopen', context: actionContext() });
      else toast.done({ title: t('undoSubmission') });
      asked.current = !asked.current;
      return true;
    }
    const last = past.length > 0 ? null : loadSubmitted(sessionStorage, project.id);
    if (!last || last.annotationId === annotation.id || access !== 'edit') return (asked.current = false);
    if (asked.current) {
      sessionStorage.setItem(REOPEN, last.annotationId);
      // A page fetched before the submission was accepted would show a draft, with nothing to reopen.
      void submissions
        .finished()
        .then(() => router.push(`/projects/${project.id}/annotate/${last.sampleId}`));
    } else toast.done({ title: t('undoBefore') });
    return (asked.current = true);
  };
}

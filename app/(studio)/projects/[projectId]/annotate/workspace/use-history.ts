'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { afterFrame } from '@/components/segment-text/after-frame';
import { useToast } from '@/components/ui/toast';
import { handedIn } from './hand-in';
import { forgetHandedIn, keepHandedIn, keepHistory, readHandedIn, readHistory } from './history-log';
import { type Action } from './reduce';
import { stamp } from './stamp';
import { type Desk } from './state';

/** Long enough that a key's own frame and its saving go first. */
const BEHIND_MS = 250;
const TAKE_BACK = 'face4rag.take-back';

/**
 * Undo over reloads and samples. What can be taken back is kept in the tab. What is answered is asked for each undo: with
 * nothing left here, a second one leads back to the sample handed in last, which is reopened; true when it has seen to it.
 */
export function useHistory(desk: Desk, dispatch: Dispatch<Action>): () => boolean {
  const t = useTranslations('workspace');
  const toast = useToast();
  const router = useRouter();
  const asked = useRef(false);
  const { past, future, segments, outbox, annotation, project, sample, access } = desk;

  const recall = useEffectEvent(() => {
    const history = readHistory(sessionStorage, annotation.id, segments);
    if (history) dispatch({ kind: 'remembered', history });
  });
  const nothing = past.length + future.length === 0;
  useEffect(() => {
    if (nothing) recall(); // again when the server's state has come: the page may be older than it
  }, [nothing, segments]);

  const keep = useEffectEvent(() => {
    if (desk.past.length + desk.future.length > 0) keepHistory(sessionStorage, annotation.id, desk);
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
    afterFrame(() => keepHistory(sessionStorage, id, desk)); // the next sample goes first
    keepHandedIn(sessionStorage, {
      projectId: project.id,
      sampleId: sample.id,
      annotationId: annotation.id,
    });
  });
  useEffect(() => {
    if (handsIn) remember();
  }, [handsIn]);

  useEffect(() => {
    if (sessionStorage.getItem(TAKE_BACK) !== annotation.id || access === 'read') return;
    sessionStorage.removeItem(TAKE_BACK);
    forgetHandedIn(sessionStorage);
    if (access === 'reopen') dispatch({ kind: 'reopen', stamp: stamp() });
  }, [access, annotation.id, dispatch]);

  return () => {
    const last = past.length > 0 ? null : readHandedIn(sessionStorage, project.id);
    if (!last || last.annotationId === annotation.id || access !== 'edit') return (asked.current = false);
    if (asked.current) {
      sessionStorage.setItem(TAKE_BACK, last.annotationId);
      // A page read before the submission has been taken would show a draft, with nothing to reopen.
      void handedIn().then(() => router.push(`/projects/${project.id}/annotate/${last.sampleId}`));
    } else toast.done({ title: t('undoBefore') });
    return (asked.current = true);
  };
}

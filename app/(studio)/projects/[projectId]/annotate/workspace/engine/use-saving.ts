'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorText } from '@/components/error-text/use-error-text';
import { behindFrame } from '@/components/segment-text/after-frame';
import { useToast } from '@/components/ui/overlay/toast';
import { type AppError } from '@/lib/errors';
import { useTab } from './tab-context';
import { forget, storeLog } from '@/lib/workspace/outbox/outbox-log';
import { type Action } from '@/lib/workspace/reducer/action';
import { backOffMs, sendChange } from '@/lib/workspace/outbox/send-change';
import { randomId } from './action-context';
import { type WorkspaceState } from '@/lib/workspace/state/state';

/**
 * Sends the oldest change until the outbox is empty, one at a time; waits longer after each failure, not at all when the
 * connection comes back. What is not acknowledged, and what was refused and is still offered, lies in the browser's log.
 */
export function useSaving(workspace: WorkspaceState, annotationId: string, dispatch: Dispatch<Action>): void {
  const { outbox, refusals: rejected, outdated, saveError } = workspace;
  const { submissions } = useTab();
  const [tab] = useState(randomId);
  const failures = useRef(0);
  const tell = useUnsentSamples(workspace);
  const changeId = outbox[0]?.changeId;
  const submits = outbox[0]?.kind === 'submit';

  useEffect(() => {
    storeLog(localStorage, annotationId, tab, [...rejected.map(({ change }) => change), ...outbox]);
  }, [annotationId, tab, outbox, rejected]);

  useEffect(() => submissions.comeBackTo(annotationId), [submissions, annotationId]);

  /** Milliseconds until the next attempt; null when the change needs no other. */
  const attempt = useEffectEvent(async (): Promise<number | null> => {
    const change = outbox[0];
    if (!change) return null;
    const send = () => sendChange(annotationId, change);
    const handsIn = change.kind === 'submit';
    const sending = handsIn ? behindFrame().then(send) : send();
    if (handsIn) submissions.sending(sending);
    const sent = await sending;
    if (sent.kind === 'later') {
      failures.current += 1;
      dispatch({ kind: 'save-error', why: sent.why });
      return sent.afterMs ?? backOffMs(failures.current);
    }
    failures.current = 0;
    if (sent.kind === 'refused' && submissions.isLeft(annotationId)) {
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
    // Sends after the frame of the key press; the log already holds the change. A submission may be the last thing that
    // this workspace does.
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

/** Warns before the tab is closed while saving fails: the log could restore the change, but only in this browser. */
function useUnloadWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}

/** Tells a person who has gone on already that the submission of the sample before was refused, and leads back to it. */
function useUnsentSamples({ project, sample }: Pick<WorkspaceState, 'project' | 'sample'>) {
  const t = useTranslations('workspace.leftovers');
  const text = useErrorText();
  const router = useRouter();
  const toast = useToast();
  return (error: AppError): void =>
    void toast.error({
      title: t('title', { sample: sample.externalId }),
      description: text.whole(error),
      action: {
        label: t('back'),
        onClick: () => router.push(`/projects/${project.id}/annotate/${sample.id}`),
      },
    });
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/error-text/use-error-text';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Skeleton } from '@/components/ui/skeleton';
import { type CommentsView } from '@/lib/comment/view';
import { Thread } from './thread';
import { useDraft } from './use-draft';
import { type CommentsController, useComments } from './use-comments';
import { CommentForm } from './comment-form';

const NOBODY = [] as const;

interface Props {
  projectId: string;
  sampleId: string;
  /** The current segment; what is said is said of it, if the person likes. */
  segment?: { id: string; number: number } | null;
  /** What the texts of the sample are written in. */
  language: string;
  /** Grows with every wish to write. */
  calls?: number;
  /** Called after each act. */
  onChanged?: () => void;
}

/** The comments on a sample: those on the current segment first, resolved ones folded, and a field for another. */
export function Comments({ projectId, sampleId, segment = null, language, calls = 0, onChanged }: Props) {
  const t = useTranslations('comments');
  const text = useErrorText();
  const controller = useComments(projectId, sampleId, onChanged);
  const { view, fault } = controller;
  const [retries, setRetries] = useState(0);
  const room = useRef<HTMLDivElement>(null);
  const wishes = calls + retries;
  const segmentId = segment?.id ?? null;
  const commentDraft = useDraft(sampleId, segmentId ?? 'sample');
  // Whoever wants to write need not wait for what others wrote.
  const mayWrite = view ? view.mayWrite : fault !== null || wishes > 0;
  useEffect(() => {
    if (wishes > 0 && !mayWrite) room.current?.focus();
  }, [wishes, mayWrite]);
  const said =
    fault === 'network' ? t('failed') : fault === 'unsent' ? t('notSent') : fault && text.whole(fault);
  return (
    <div ref={room} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {fault && (
        <Callout
          kind="danger"
          role="alert"
          action={
            !view && (
              <Button
                onClick={() => {
                  controller.retry();
                  setRetries((count) => count + 1); // this button goes: on to the field
                }}
              >
                {t('retry')}
              </Button>
            )
          }
        >
          {said}
        </Callout>
      )}
      {mayWrite && (
        <CommentForm
          people={view?.people ?? NOBODY}
          me={view?.me ?? ''}
          label={segment ? t('newOnSegment', { number: segment.number }) : t('newOnSample')}
          commentDraft={commentDraft}
          titled
          calls={wishes}
          choice={segment ? { words: t('onSampleInstead'), label: t('newOnSample') } : undefined}
          submit={t('add')}
          onSend={(body, other, id) =>
            controller.add({ id, segmentId: other ? null : segmentId, threadId: null, body })
          }
        />
      )}
      {!view && !fault && <Skeleton className="h-24" />}
      {view && <Threads controller={controller} view={view} segmentId={segmentId} language={language} />}
    </div>
  );
}

interface ThreadsProps {
  controller: CommentsController;
  view: CommentsView;
  segmentId: string | null;
  language: string;
}

function Threads({ segmentId, ...shared }: ThreadsProps) {
  const t = useTranslations('comments');
  const { threads } = shared.view;
  const here = threads.filter((thread) => segmentId !== null && thread.segmentId === segmentId);
  const rest = threads.filter((thread) => !here.includes(thread));
  return (
    <>
      {threads.length === 0 && <p className="text-ink-3">{t('none')}</p>}
      {[...here, ...rest]
        .filter(({ resolved }) => !resolved)
        .map((thread) => (
          <Thread key={thread.id} thread={thread} {...shared} />
        ))}
      <AdjudicatedUnit count={threads.filter(({ resolved }) => resolved).length}>
        {threads
          .filter(({ resolved }) => resolved)
          .map((thread) => (
            <Thread key={thread.id} thread={thread} {...shared} />
          ))}
      </AdjudicatedUnit>
    </>
  );
}

function AdjudicatedUnit({ count, children }: { count: number; children: React.ReactNode }) {
  const t = useTranslations('comments');
  if (count === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-sm text-ink-2">{t('resolved', { count })}</summary>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </details>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/error-text/use-error-text';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Skeleton } from '@/components/ui/skeleton';
import { Thread } from './thread';
import { useTalk } from './use-talk';
import { WordsForm } from './words-form';

interface Props {
  projectId: string;
  sampleId: string;
  /** The segment at hand; what is said is said of it, if the person likes. */
  segment?: { id: string; number: number } | null;
  /** What the texts of the sample are written in. */
  language: string;
  /** Grows with every wish to write. */
  calls?: number;
  /** Called after each act. */
  onChanged?: () => void;
}

/** The comments on a sample: those on the segment at hand first, settled ones folded, and a field for another. */
export function Talk({ projectId, sampleId, segment = null, language, calls = 0, onChanged }: Props) {
  const t = useTranslations('talk');
  const text = useErrorText();
  const talk = useTalk(projectId, sampleId, onChanged);
  const { view, fault } = talk;
  const segmentId = segment?.id ?? null;
  if (!view)
    return fault ? (
      <Callout kind="danger" action={<Button onClick={talk.retry}>{t('retry')}</Button>}>
        {t('failed')}
      </Callout>
    ) : (
      <Skeleton className="h-24" />
    );
  const here = view.threads.filter((thread) => segmentId !== null && thread.segmentId === segmentId);
  const rest = view.threads.filter((thread) => !here.includes(thread));
  const shared = { talk, view, language };
  return (
    <div className="flex flex-col gap-4">
      {fault && (
        <Callout kind="danger" role="alert">
          {fault === 'network' ? t('failed') : text.whole(fault)}
        </Callout>
      )}
      {view.mayWrite && (
        <WordsForm
          people={view.people}
          label={segment ? t('newOnSegment', { number: segment.number }) : t('newOnSample')}
          calls={calls}
          choice={segmentId === null ? undefined : t('onSampleInstead')}
          submit={t('add')}
          onSend={(body, other) =>
            talk.add({ id: crypto.randomUUID(), segmentId: other ? null : segmentId, threadId: null, body })
          }
        />
      )}
      {view.threads.length === 0 && <p className="text-ink-3">{t('none')}</p>}
      {[...here, ...rest]
        .filter(({ resolved }) => !resolved)
        .map((thread) => (
          <Thread key={thread.id} thread={thread} {...shared} />
        ))}
      <Settled count={view.threads.filter(({ resolved }) => resolved).length}>
        {view.threads
          .filter(({ resolved }) => resolved)
          .map((thread) => (
            <Thread key={thread.id} thread={thread} {...shared} />
          ))}
      </Settled>
    </div>
  );
}

function Settled({ count, children }: { count: number; children: React.ReactNode }) {
  const t = useTranslations('talk');
  if (count === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-sm text-ink-2">{t('settled', { count })}</summary>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </details>
  );
}

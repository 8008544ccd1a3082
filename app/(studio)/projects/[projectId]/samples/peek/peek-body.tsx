'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useParams } from 'next/navigation';
import { LongText } from '@/components/segment-text/long-text';
import { Badge } from '@/components/ui/badge';
import { Callout } from '@/components/ui/callout';
import type { KnownSample } from '@/lib/adjudication/server/gold/get-known-sample';
import { Comments } from '@/components/comments/comments';
import type { TextMark } from '@/components/segment-text/marked-text';
import { HistoryList } from '../[sampleId]/history';
import { StateBadge } from '../state-badge';
import { answerMarks, pivotalPrediction, referenceMarks } from './marks';
import { PeekPrediction } from './peek-prediction';

/** Question, answer with its segments, reference with its evidence, who said what, and what was done. */
export function PeekBody({ sample }: { sample: KnownSample }) {
  const t = useTranslations('samples');
  const { language, predictions } = sample;
  const prediction = pivotalPrediction(predictions);
  const { box, marks, look } = useQuoted();
  const source = { reference: sample.reference, language, onLook: look };
  return (
    <div className="flex flex-col gap-5 px-4 pt-3 pb-6">
      <div className="flex flex-wrap items-center gap-1.5">
        <StateBadge state={sample.state} />
        <Badge>{language}</Badge>
        {sample.generator && <Badge>{sample.generator}</Badge>}
      </div>
      {sample.withdrawnReason !== null && (
        <Callout kind="warning" title={t('states.withdrawn')}>
          {sample.withdrawnReason}
        </Callout>
      )}
      <Part title={t('question')}>
        <div lang={language} className="reading reading-sm">
          {sample.question}
        </div>
      </Part>
      <Part title={t('answer')}>
        <div lang={language} className="reading reading-sm">
          <LongText text={sample.answer} marks={answerMarks(prediction)} />
        </div>
      </Part>
      <Part title={t('reference')}>
        <div ref={box} lang={language} className="reading reading-sm">
          <LongText text={sample.reference} marks={[...referenceMarks(prediction), ...marks]} />
        </div>
      </Part>
      <Part title={t('annotations')}>
        {sample.methodHidden && <p className="text-ink-3">{t('methodHidden')}</p>}
        {predictions.length === 0 && !sample.methodHidden && (
          <p className="text-ink-3">{t('noAnnotations')}</p>
        )}
        {predictions.map((one) => (
          <PeekPrediction
            key={one.id}
            prediction={one}
            source={source}
            open={one === prediction}
            earlier={sample.earlier[one.id] ?? null}
          />
        ))}
      </Part>
      <Part title={t('comments')}>
        <PeekComments key={sample.id} sampleId={sample.id} language={language} />
      </Part>
      <Part title={t('history')}>
        <HistoryList entries={sample.history} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <h3 className="text-xs font-medium text-ink-3">{title}</h3>
      {children}
    </section>
  );
}

/** The comments on the sample beside the list; read when they are unfolded. */
function PeekComments({ sampleId, language }: { sampleId: string; language: string }) {
  const t = useTranslations('samples');
  const { projectId } = useParams<{ projectId: string }>();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-sm text-ink-2">{t('commentsOpen')}</summary>
      <div className="mt-2">
        {open && <Comments projectId={projectId} sampleId={sampleId} language={language} />}
      </div>
    </details>
  );
}

/** A span of the reference that was asked for: its mark, and the box that is scrolled until it is seen. */
function useQuoted(): {
  box: RefObject<HTMLDivElement | null>;
  marks: TextMark[];
  look(start: number, end: number): void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [quoted, setQuoted] = useState<{ start: number; end: number } | null>(null);
  useEffect(() => {
    if (quoted) box.current?.querySelector('[data-mark~="quoted"]')?.scrollIntoView({ block: 'center' });
  }, [quoted]);
  const marks = quoted ? [{ ...quoted, id: 'quoted', className: 'quoted' }] : [];
  return { box, marks, look: (start, end) => setQuoted({ start, end }) };
}

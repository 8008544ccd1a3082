'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { LongText } from '@/components/segment-text/long-text';
import { Badge } from '@/components/ui/badge';
import { Callout } from '@/components/ui/callout';
import { type KnownSample } from '@/lib/adjudication/server/gold/get-known-sample';
import { HistoryList } from '../[sampleId]/history';
import { StateBadge } from '../state-badge';
import { answerMarks, pivotalPrediction, referenceMarks } from './marks';
import { PeekPrediction } from './peek-prediction';
import { PeekComments } from './peek-comments';
import { useQuoted } from './use-quoted';

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
        {sample.judgeHidden && <p className="text-ink-3">{t('judgeHidden')}</p>}
        {predictions.length === 0 && !sample.judgeHidden && (
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

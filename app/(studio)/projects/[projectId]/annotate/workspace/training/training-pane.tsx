'use client';

import { useTranslations } from 'next-intl';
import { categoryOf } from '@/lib/agreement/units/category';
import type { TrainingResult } from '@/lib/adjudication/training';
import { type SegmentView } from '@/lib/annotation/view';
import { headId } from '../panel/segment-row';
import { CorrectBadge } from './correct-badge';
import { GivenLabelText, answerText } from './training-label';
import { TrainingUnit } from './training-unit';

interface Props {
  result: TrainingResult;
  segments: readonly SegmentView[];
  /** Which unit is looked at, and which of the places that it rests on. */
  chosen: number;
  focusEvidence: number;
  language: string;
  onChoose(unit: number): void;
  onLook(at: number): void;
}

/** In place of the segments of a training sample that has been submitted: each beside the known label, or the whole answer. */
export function TrainingPane({ result, segments, chosen, focusEvidence, language, onChoose, onLook }: Props) {
  const t = useTranslations('training');
  const { units, answer, types } = result;
  return (
    <section
      aria-label={t('title')}
      className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto bg-canvas"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-2 text-sm">
        <h2 className="font-medium">{t('answer')}</h2>
        <CorrectBadge right={answer.right && (units.length > 0 || (types?.right ?? true))} />
        <dl className="flex flex-wrap gap-x-5 gap-y-1">
          <GivenLabelText whose={t('mine')} word={answerText(answer.mine)} />
          <GivenLabelText whose={t('known')} word={answerText(answer.known)} />
          {types?.known.map((type) => (
            <GivenLabelText key={type} whose={t('knownType')} word={type} />
          ))}
        </dl>
      </header>
      {units.length === 0 && (
        <p className="border-b border-line bg-surface px-4 py-2 text-base">{t('wholeOnly')}</p>
      )}
      <ol>
        {units.map((unit, at) => (
          <TrainingUnit
            key={at}
            unit={unit}
            number={at + 1}
            chosen={at === chosen}
            id={
              unit.own[0] && units.findIndex(({ own }) => own[0] === unit.own[0]) === at
                ? headId(unit.own[0])
                : undefined
            }
            language={language}
            focusEvidence={focusEvidence}
            onChoose={() => onChoose(at)}
            onLook={onLook}
          />
        ))}
        {units.length === 0 &&
          segments.map(({ id, text, label }, at) => (
            <li key={id} className="border-b border-line px-3 py-2">
              <p lang={language} className="text-base">
                <span className="num mr-2 text-xs text-ink-3">{at + 1}</span>
                {text}
              </p>
              <dl className="mt-1 text-sm">
                <GivenLabelText whose={t('mine')} word={categoryOf(label)} />
              </dl>
            </li>
          ))}
      </ol>
    </section>
  );
}

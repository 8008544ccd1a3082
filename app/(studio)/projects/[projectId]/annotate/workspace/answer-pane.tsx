'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { MarkedText, type TextMark } from '@/components/segment-text/marked-text';
import type { SegmentView } from '@/lib/annotation/view';

interface Props {
  answer: string;
  language: string;
  segments: readonly SegmentView[];
  selectedId: string;
}

const LINE: Record<SegmentView['label']['status'], string> = {
  open: 'underline decoration-dashed decoration-line-strong',
  prefilled: 'underline decoration-dotted decoration-prefilled',
  confirmed: 'underline decoration-solid decoration-confirmed',
  changed: 'underline decoration-double decoration-changed',
};

/** The answer as prose, each segment underlined by where it stands, the selected one framed. */
export const AnswerPane = memo(function AnswerPane({ answer, language, segments, selectedId }: Props) {
  const t = useTranslations('workspace');
  const marks = segments.flatMap((segment): TextMark[] =>
    segment.spans.map(([start, end]) => ({
      id: segment.id,
      start,
      end,
      className: `bg-transparent underline-offset-4 ${LINE[segment.label.status]} ${segment.id === selectedId ? 'bg-selected-soft outline outline-accent' : ''}`,
    })),
  );
  return (
    <section aria-label={t('answer')} className="flex min-h-0 flex-1 flex-col">
      <h2 className="border-b border-line px-4 py-2.5 text-xs font-medium text-ink-3">{t('answer')}</h2>
      <div
        role="region"
        aria-label={t('answerText')}
        tabIndex={0}
        lang={language}
        className="reading min-h-0 max-w-none flex-1 overflow-y-auto px-4 py-3 -outline-offset-2"
      >
        <MarkedText text={answer} start={0} end={answer.length} marks={marks} />
      </div>
    </section>
  );
});

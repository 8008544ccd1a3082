'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { overall } from '@/components/label-picker/verdict-mark';
import { MouseSelection } from '@/components/reference/mouse-selection';
import { LongText } from '@/components/segment-text/long-text';
import { type TextMark } from '@/components/segment-text/marked-text';
import { type Evidence, isSpan } from '@/lib/annotation/evidence/evidence';
import { spanIn } from '@/lib/annotation/evidence/evidence-edit';
import type { AdjudicationView, UnitView } from '@/lib/adjudication/view';

interface Props {
  sample: AdjudicationView['sample'];
  units: readonly UnitView[];
  /** Index of the current unit. */
  at: number;
  onSelect: (at: number) => void;
  /** Text selected in the reference is evidence; null while nothing may be written. */
  onMark: ((item: Evidence) => void) | null;
}

/** Answer and reference side by side: marks where people differ, and all evidence quoted for the current unit. */
export function Texts({ sample, units, at, onSelect, onMark }: Props) {
  const t = useTranslations('adjudication');
  const reference = useRef<HTMLDivElement>(null);
  useEffect(() => {
    reference.current?.querySelector('[data-mark]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Text label={t('answer')} lang={sample.language}>
        {/* The list of units beside it is the way by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div
          onClick={(event) => {
            const id = (event.target as Element).closest<HTMLElement>('[data-mark]')?.dataset.mark;
            if (id) onSelect(Number(id.split(' ')[0]));
          }}
        >
          <LongText text={sample.answer} marks={unitMarks(units, at)} />
        </div>
      </Text>
      <Text label={t('reference')} lang={sample.language} scroller={reference}>
        <LongText text={sample.reference} marks={quoteMarks(units[at])} />
        {onMark && (
          <MouseSelection
            box={reference}
            text={sample.reference}
            onMark={(relation, start, end) => onMark(spanIn(sample.reference, relation, { start, end }))}
          />
        )}
      </Text>
    </div>
  );
}

interface TextProps {
  label: string;
  lang: string;
  scroller?: Ref<HTMLDivElement>;
  children: ReactNode;
}

function Text({ label, lang, scroller, children }: TextProps) {
  return (
    <section aria-label={label} className="rounded-lg border border-line bg-surface">
      <h2 className="px-4 pt-3 text-xs font-medium text-ink-3">{label}</h2>
      <div
        ref={scroller}
        role="group"
        aria-label={label}
        tabIndex={0}
        lang={lang}
        className="reading relative max-h-72 overflow-y-auto px-4 pt-1 pb-3"
      >
        {children}
      </div>
    </section>
  );
}

function unitMarks(units: readonly UnitView[], at: number): TextMark[] {
  return units.flatMap(({ spans, disputed, label }, index) => {
    const line = label?.decided ? 'segment-confirmed' : disputed ? 'segment-open' : 'segment-prefilled';
    const failed = label?.decided && overall(label) === 'inconsistent' ? 'segment-failed' : '';
    const selected = index === at ? 'segment-selected' : '';
    return spans.map(([start, end]) => ({
      id: String(index),
      start,
      end,
      className: `segment-mark ${line} ${failed} ${selected}`,
    }));
  });
}

function quoteMarks(unit: UnitView | undefined): TextMark[] {
  const evidence = (unit?.sides ?? []).flatMap((side) => side?.evidence ?? []).filter(isSpan);
  return evidence.map(({ relation, start, end }, index) => ({
    id: `quote-${index}`,
    start,
    end,
    className: `evidence-${relation}`,
  }));
}

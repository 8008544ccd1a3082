'use client';

import { Bot, Check, CircleDashed, PenLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useRef } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { cx } from '@/components/ui/cx';
import type { LabelStatus, SegmentView } from '@/lib/annotation/view';
import type { Stage } from '@/lib/typology/error-type';
import { ERROR_TYPE_FACTS } from '@/lib/typology/error-type';
import { SegmentDetails } from './segment-details';

interface Props {
  segment: SegmentView;
  number: number;
  selected: boolean;
  language: string;
  judges: readonly Stage[];
  /** Where the caret of a split stands; null when none. */
  caret: number | null;
  readOnly: boolean;
  onSelect(id: string): void;
  onNote(id: string, note: string): void;
  onDropEvidence(at: number): void;
}

const STATUS: Record<LabelStatus, { icon: typeof Check; tone: Tone; edge: string }> = {
  open: { icon: CircleDashed, tone: 'needs', edge: 'border-l-needs-line border-dashed' },
  prefilled: { icon: Bot, tone: 'prefilled', edge: 'border-l-prefilled-line border-dotted' },
  confirmed: { icon: Check, tone: 'confirmed', edge: 'border-l-confirmed-line' },
  changed: { icon: PenLine, tone: 'changed', edge: 'border-l-changed-line' },
};

/** One segment: where it stands, its verdict, and, when selected, all that is known of it. */
export const SegmentCard = memo(function SegmentCard(props: Props) {
  const { segment, number, selected, caret, language, onSelect } = props;
  const t = useTranslations('workspace');
  const { label } = segment;
  const { icon: Icon, tone, edge } = STATUS[label.status];
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) card.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <li
      ref={card}
      className={cx('border-l-4 border-b border-b-line', edge, selected ? 'bg-surface' : 'bg-canvas')}
    >
      <button
        type="button"
        data-segment={segment.id}
        aria-pressed={selected}
        onClick={() => onSelect(segment.id)}
        className={cx(
          'block w-full px-3 py-2 text-left -outline-offset-2 hover:bg-hover',
          selected && 'bg-selected-soft hover:bg-selected-soft',
        )}
      >
        <span className="flex flex-wrap items-center gap-1.5">
          <span className="num w-5 text-xs text-ink-3">{number}</span>
          <Badge
            tone={tone}
            icon={<Icon aria-hidden />}
            line={label.status === 'prefilled' ? 'dotted' : 'solid'}
          >
            {t(`status.${label.status}`)}
          </Badge>
          <Verdict segment={segment} />
        </span>
        <span lang={language} className={cx('mt-1 block text-base', !selected && 'line-clamp-2')}>
          {caret === null ? segment.text : <Caret text={segment.text} at={caret} />}
        </span>
      </button>
      {selected && <SegmentDetails {...props} />}
    </li>
  );
});

/** The verdict in words, and the type when one is set. */
function Verdict({ segment: { label } }: { segment: SegmentView }) {
  const t = useTranslations('verdicts');
  const type = useTranslations('typology');
  const failed = label.fact === 'inconsistent' || label.logic === 'inconsistent';
  const verdict = failed ? 'inconsistent' : label.fact;
  return (
    <>
      <span className={cx('text-sm font-medium', failed && 'text-danger')}>{t(verdict)}</span>
      {label.errorType && (
        <Badge tone={ERROR_TYPE_FACTS[label.errorType].category}>
          {label.errorType} · {type(`${label.errorType}.name`)}
        </Badge>
      )}
    </>
  );
}

function Caret({ text, at }: { text: string; at: number }) {
  return (
    <>
      {text.slice(0, at)}
      <span aria-hidden className="mx-px inline-block h-[1.1em] w-0.5 bg-accent align-text-bottom" />
      {text.slice(at)}
    </>
  );
}

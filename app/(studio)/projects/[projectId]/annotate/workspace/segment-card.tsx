'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { StatusMark } from '@/components/label-picker/status-mark';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { overall, VerdictMark } from '@/components/label-picker/verdict-mark';
import { cx } from '@/components/ui/cx';
import { Glyph } from '@/components/ui/glyph';
import { type Arm } from '@/lib/annotation/arm';
import { lackOf } from '@/lib/annotation/submission';
import { type LabelStatus, type SegmentView } from '@/lib/annotation/view';
import { type DeskDoors } from './desk-doors';
import { EvidenceWanted } from './need-line';
import { TalkCount } from './talk-count';
import { OpenSegment } from './open-segment';
import { JudgeSign } from './revealed-reading';
import { wordsId } from './segment-prose';
import { type Mode } from './state';

export interface CardProps {
  segment: SegmentView;
  number: number;
  selected: boolean;
  /** What is being done to it; null for every card but the selected one. */
  mode: Mode | null;
  language: string;
  arm: Arm;
  /** The text that evidence is quoted from. */
  reference: string;
  /** Which piece of its evidence is looked at; 0 for every card but the selected one. */
  lookAt: number;
  method: { id: string; judges: readonly ('fact' | 'logic')[] } | null;
  /** Laid out only near the screen. */
  lazy: boolean;
  readOnly: boolean;
  doors: DeskDoors;
}

/** The edge of a card: hue and line style of its state, so that it reads in greyscale too. */
const EDGE: Record<LabelStatus, string> = {
  open: 'border-l-needs-line',
  prefilled: 'border-l-prefilled-line',
  confirmed: 'border-l-confirmed-line',
  changed: 'border-l-changed',
};
const EDGE_STYLE: Record<LabelStatus, string> = {
  open: '[border-left-style:dashed]',
  prefilled: '[border-left-style:dotted]',
  confirmed: '[border-left-style:solid]',
  changed: '[border-left-style:double]',
};

export const headId = (segmentId: string): string => `segment-${segmentId}`;

/** One segment: where it stands, its verdict, and, when selected, all that is known of it. */
export const SegmentCard = memo(function SegmentCard(props: CardProps) {
  const { segment, number, selected, language, lazy, doors } = props;
  const { status } = segment.label;
  return (
    <li
      className={cx(
        'border-b border-l-4 border-b-line contain-content',
        lazy && '[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]',
        EDGE[status],
        EDGE_STYLE[status],
        selected ? 'bg-surface' : 'bg-canvas',
      )}
    >
      <button
        type="button"
        id={headId(segment.id)}
        data-segment-head
        aria-expanded={selected}
        aria-current={selected || undefined}
        aria-describedby={selected ? wordsId(segment.id) : undefined}
        onClick={() => doors.select(segment.id)}
        className={cx(
          'relative block w-full py-1.5 pr-3 pl-2.5 text-left -outline-offset-2', // a layer: what only moves stays painted
          selected ? 'bg-selected-soft' : 'hover:bg-hover',
        )}
      >
        <Summary segment={segment} number={number} reference={props.reference} />
        {!selected && (
          <span
            lang={language}
            className="mt-0.5 segment-words line-clamp-2 block pl-6 break-words text-ink-2"
          >
            {segment.text}
          </span>
        )}
      </button>
      {selected && <OpenSegment {...props} mode={props.mode ?? { kind: 'read' }} />}
    </li>
  );
});

/** The first line of a card: number, verdict, type, what hangs on it, and where it stands. */
function Summary({ segment, number, reference }: Pick<CardProps, 'segment' | 'number' | 'reference'>) {
  const t = useTranslations('workspace');
  const { label } = segment;
  const { length: evidence } = label.evidence;
  const lack = lackOf(label, reference)?.what;
  return (
    <span className="flex min-h-5 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
      <span className="num w-4 shrink-0 text-right text-xs text-ink-3">{number}</span>
      <VerdictMark verdict={overall(label)} className="font-medium" />
      {label.errorType && <TypeBadge type={label.errorType} />}
      {lack === 'type' && <span className="text-xs text-needs">{t('typeMissing')}</span>}
      {lack === 'evidence' && <EvidenceWanted />}
      <span className="ml-auto flex items-center gap-2 text-ink-3">
        <TalkCount segmentId={segment.id} />
        {label.clause && (
          <span className="num text-xs" title={label.clause.title}>
            §{label.clause.id}
          </span>
        )}
        {label.note !== '' && (
          <span className="inline-flex">
            <Glyph name="sticky-note" />
            <span className="sr-only">{t('hasNote')}</span>
          </span>
        )}
        {evidence > 0 && (
          <span className="num inline-flex items-center gap-0.5 text-xs">
            <Glyph name="text-quote" />
            {evidence}
            <span className="sr-only">{t('evidence')}</span>
          </span>
        )}
        {segment.revealed && <JudgeSign segment={segment} />}
        <StatusMark status={label.status} />
      </span>
    </span>
  );
}

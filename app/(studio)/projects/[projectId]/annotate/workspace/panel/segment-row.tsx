'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { StatusMark } from '@/components/label-picker/status-mark';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { overall, VerdictMark } from '@/components/label-picker/verdict-mark';
import { cx } from '@/components/ui/cx';
import { Glyph } from '@/components/ui/glyph';
import { lackOf } from '@/lib/annotation/labels/submission';
import { type LabelStatus, type SegmentView } from '@/lib/annotation/view';
import { type WorkspaceActions } from '../engine/workspace-actions';
import { EvidenceWanted } from './need-line';
import { CommentCount } from './comment-count';
import { StepsBadge } from '../prediction/revealed-prediction';

interface Props {
  segment: SegmentView;
  number: number;
  selected: boolean;
  language: string;
  /** The text that evidence is quoted from. */
  reference: string;
  /** Laid out only near the screen. */
  lazy: boolean;
  actions: WorkspaceActions;
}

/** The edge of a row: hue and line style of its state, so that it reads in greyscale too. */
const EDGE: Record<LabelStatus, string> = {
  open: 'border-l-needs-line',
  prefilled: 'border-l-prefilled-line',
  judged: 'border-l-confirmed-line',
  confirmed: 'border-l-confirmed-line',
  changed: 'border-l-changed',
};
const EDGE_STYLE: Record<LabelStatus, string> = {
  open: '[border-left-style:dashed]',
  prefilled: '[border-left-style:dotted]',
  judged: '[border-left-style:solid]',
  confirmed: '[border-left-style:solid]',
  changed: '[border-left-style:double]',
};

export const headId = (segmentId: string): string => `segment-${segmentId}`;

/** One segment in the list: where it stands, its verdict and its words; as high when it is open, below, as when it is not. */
export const SegmentRow = memo(function SegmentRow(props: Props) {
  const { segment, number, selected, language, reference, lazy, actions } = props;
  const { status } = segment.label;
  return (
    <li
      className={cx(
        'border-b border-l-4 border-b-line contain-content',
        lazy && '[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]',
        EDGE[status],
        EDGE_STYLE[status],
      )}
    >
      <button
        type="button"
        id={headId(segment.id)}
        data-segment-head
        aria-current={selected || undefined}
        tabIndex={selected ? 0 : -1}
        onClick={() => actions.select(segment.id)}
        className={cx(
          'relative block w-full py-1.5 pr-3 pl-2.5 text-left -outline-offset-2', // a layer: what only moves stays painted
          selected ? 'bg-selected-soft' : 'hover:bg-hover',
        )}
      >
        <Summary segment={segment} number={number} reference={reference} />
        <span
          lang={language}
          className={cx('mt-0.5 segment-words block pl-6 break-words', selected ? 'text-ink' : 'text-ink-2')}
        >
          {segment.text}
        </span>
      </button>
    </li>
  );
});

/** The first line of a row: number, verdict, type, counts of evidence and comments, and its state. */
function Summary({ segment, number, reference }: Pick<Props, 'segment' | 'number' | 'reference'>) {
  const t = useTranslations('workspace');
  const { label } = segment;
  const { length: evidence } = label.evidence;
  const lack = lackOf(label, reference);
  return (
    <span className="flex min-h-5 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
      <span className="num w-4 shrink-0 text-right text-xs text-ink-3">{number}</span>
      <VerdictMark verdict={overall(label)} className="font-medium" />
      {label.errorType && <TypeBadge type={label.errorType} />}
      {lack?.what === 'type' && <span className="text-xs text-needs">{t('typeMissing')}</span>}
      {lack?.what === 'evidence' && <EvidenceWanted need={lack.need} />}
      <span className="ml-auto flex items-center gap-2 text-ink-3">
        <CommentCount segmentId={segment.id} />
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
        {segment.revealed && <StepsBadge segment={segment} />}
        <StatusMark status={label.status} />
      </span>
    </span>
  );
}

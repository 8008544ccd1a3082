'use client';

import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { StatusMark } from '@/components/label-picker/status-mark';
import { SuggestedType } from '@/components/label-picker/suggested-type';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { overall } from '@/components/label-picker/verdict-mark';
import { SegmentWords } from '@/components/segment-text/segment-words';
import { useBehind } from '@/components/segment-text/use-behind';
import { cx } from '@/components/ui/cx';
import { Glyph } from '@/components/ui/glyph';
import { shownStatus } from '@/lib/workspace/state/shown-status';
import { suggestedType } from '@/lib/workspace/state/state';
import { lackOf } from '@/lib/annotation/labels/submission';
import { type LabelStatus, type SegmentView } from '@/lib/annotation/view';
import { EvidenceWanted } from './need-line';
import { CommentCount } from './comment-count';
import { StepsBadge } from '../prediction/revealed-prediction';
import { VerdictSign } from './verdict-sign';

interface Props {
  segment: SegmentView;
  number: number;
  selected: boolean;
  language: string;
  /** The text that evidence is quoted from. */
  reference: string;
  /** Laid out only near the screen. */
  lazy: boolean;
  /** In place of the plain words, while the segment is selected. */
  words: ReactNode;
  /** What unfolds below the words of the selected segment. */
  unfolded: ReactNode;
}

/** The edge of a row: the line style tells its state, its hue only whether something is left to do. */
const EDGE: Record<LabelStatus, string> = {
  open: 'border-l-needs-line [border-left-style:dashed]',
  prefilled: 'border-l-control [border-left-style:dotted]',
  judged: 'border-l-control [border-left-style:solid]',
  confirmed: 'border-l-control [border-left-style:solid]',
  changed: 'border-l-control [border-left-style:double]',
};

export const headId = (segmentId: string): string => `segment-${segmentId}`;
/** Of the element that holds the words alone, without what splits and edits them. */
export const wordsId = (segmentId: string): string => `${headId(segmentId)}-words`;

/** One segment in the list: number, verdict, words. The selected one unfolds in place; a judged one folds to a line. */
export const SegmentRow = memo(function SegmentRow(props: Props) {
  const { segment, number, selected, language, reference, lazy } = props;
  const { label } = segment;
  const status = shownStatus(segment);
  const folded = !selected && label.decidedAt !== null && lackOf(label, reference) === null;
  const head = headId(segment.id);
  // Behind the frame: to take it from the element that has the focus makes a browser lay out the page.
  const tabbable = useBehind(selected);
  const signs = `${head}-signs`;
  return (
    <li
      data-segment={segment.id}
      className={cx(
        'border-b border-l-4 border-b-line',
        !selected && 'contain-content',
        lazy && !selected && '[contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]',
        EDGE[status],
      )}
    >
      <div
        className={cx(
          'flex items-baseline gap-x-1.5 py-1.5 pr-2 pl-1', // a layer: what only moves stays painted
          // The words stay while what unfolds below them is scrolled, on a low screen as many lines as leave room for it.
          selected
            ? 'sticky top-0 z-2 bg-selected-soft [@media(max-height:40rem)]:max-h-[24dvh] [@media(max-height:40rem)]:overflow-y-auto'
            : 'relative hover:bg-hover',
        )}
      >
        <button
          type="button"
          id={head}
          data-segment-head
          aria-current={selected || undefined}
          aria-labelledby={`${head} ${wordsId(segment.id)} ${signs}`}
          tabIndex={tabbable ? 0 : -1}
          className="flex shrink-0 items-center gap-1 self-start rounded-sm py-0.5 -outline-offset-1"
        >
          <span className="num w-5 text-right text-xs text-ink-3">{number}</span>
          <VerdictSign verdict={overall(label)} status={status} />
        </button>
        <div
          id={props.words ? undefined : wordsId(segment.id)}
          lang={language}
          className={cx(
            'reading reading-sm min-w-0 flex-1',
            selected ? 'text-ink' : 'text-ink-2',
            folded && 'line-clamp-1 whitespace-normal',
          )}
        >
          {props.words ?? <SegmentWords text={segment.text} />}
        </div>
        <Signs id={signs} segment={segment} status={status} reference={reference} />
      </div>
      {props.unfolded}
    </li>
  );
});

interface SignsProps extends Pick<Props, 'segment' | 'reference'> {
  id: string;
  status: LabelStatus;
}

/** At the end of a row: type, what is missing, counts of evidence and comments, and where the label stands. */
function Signs({ id, segment, status, reference }: SignsProps) {
  const t = useTranslations('workspace');
  const { label } = segment;
  const { length: evidence } = label.evidence;
  const lack = lackOf(label, reference);
  const suggested = suggestedType(segment);
  return (
    <span
      id={id}
      className="flex max-w-2/5 shrink-0 flex-wrap items-center justify-end gap-x-1.5 self-start py-0.5 text-xs text-ink-3"
    >
      {lack?.what === 'type' && <span className="text-needs">{t('typeMissing')}</span>}
      {lack?.what === 'evidence' && <EvidenceWanted need={lack.need} />}
      {segment.revealed && <StepsBadge segment={segment} />}
      <CommentCount segmentId={segment.id} />
      {label.clause && (
        <span className="num" title={label.clause.title}>
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
        <span className="num inline-flex items-center gap-0.5">
          <Glyph name="text-quote" />
          {evidence}
          <span className="sr-only">{t('evidence')}</span>
        </span>
      )}
      {label.errorType && <TypeBadge type={label.errorType} />}
      {label.decidedAt === null && label.errorType === null && suggested && (
        <SuggestedType type={suggested} />
      )}
      <span className="sr-only">
        <StatusMark status={status} />
      </span>
    </span>
  );
}

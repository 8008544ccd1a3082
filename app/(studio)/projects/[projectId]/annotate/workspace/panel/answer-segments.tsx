'use client';

import { useTranslations } from 'next-intl';
import { Fragment, memo, type ReactNode, useMemo, useRef } from 'react';
import { useGrowing } from '@/components/segment-text/use-growing';
import { type SegmentView } from '@/lib/annotation/view';
import { type CommandId } from '@/lib/workspace/commands/commands';
import { matchesFilter, type SegmentFilter } from '@/lib/workspace/state/filter';
import { nearestUncovered, type UncoveredText } from '@/lib/workspace/state/uncovered-text';
import type { Hint } from '@/lib/workspace/state/hint';
import { OpenSegment, type OpenProps, SelectedWords } from './open-segment';
import { SegmentHead } from './segment-head';
import { SegmentRow } from './segment-row';
import { SegmentTicks } from './segment-ticks';
import { UncoveredRow } from './uncovered-row';
import { useSelectedRow } from './use-selected-row';

interface Props extends Omit<OpenProps, 'segment'> {
  segments: readonly SegmentView[];
  answer: string;
  /** Texts of the answer that are in no segment. */
  uncovered: readonly UncoveredText[];
  selectedId: string;
  filter: SegmentFilter;
  hint: Hint | null;
  /** The commands that can do nothing now. */
  disabled: ReadonlySet<CommandId>;
}

const NONE: readonly UncoveredText[] = [];
/** So many rows come with the first drawing, and with each frame behind it. */
const FIRST = 10;
const STEP = 10;
/** Rows laid out after the selected one, wherever it is. */
const AFTER = 8;
/**
 * From this many rows on, rows far from the screen are not laid out; watching for them costs time on every key, so
 * short lists do without.
 */
const MANY = 120;
/** From this many segments on, all of them are shown as ticks at the edge. */
const TICKED = 12;

/** The answer as a list of its segments in reading order; the selected one unfolds in place, with all that can be said of it. */
export const AnswerSegments = memo(function AnswerSegments(props: Props) {
  const { segments, answer, uncovered, selectedId, filter, hint, disabled, ...open } = props;
  const { language, reference, arm, mode, readOnly, actions } = open;
  const t = useTranslations('workspace');
  const list = useSelectedRow(selectedId, actions.select);
  const detailsHeight = useRef(0);
  const drawn = useGrowing(segments.length, FIRST, STEP);
  const selectedAt = segments.findIndex(({ id }) => id === selectedId);
  const shown = useMemo(
    () =>
      segments
        .map((segment, index) => ({ segment, number: index + 1 }))
        .slice(0, Math.max(drawn, selectedAt + AFTER))
        .filter(({ segment }) => segment.id === selectedId || matchesFilter(segment, filter, reference)),
    [segments, drawn, selectedAt, selectedId, filter, reference],
  );
  const chosen = mode.kind === 'add' ? mode : null;
  const gaps = filter === 'all' || filter === 'todo' || chosen ? uncovered : NONE;
  const nearest = nearestUncovered(gaps, selectedAt);
  /** The texts in no segment that come after so many segments, and after those that the list leaves out. */
  const uncoveredRows = (from: number, to: number): ReactNode =>
    gaps.map((gap) =>
      gap.place >= from && gap.place < to ? (
        <UncoveredRow
          key={gap.at[0]}
          answer={answer}
          at={gap.at}
          language={language}
          chosen={chosen && chosen.start >= gap.at[0] && chosen.start < gap.at[1] ? chosen : null}
          nearest={gap === nearest}
          readOnly={readOnly}
          actions={actions}
        />
      ) : null,
    );
  const last = shown.at(-1)?.number ?? 0;
  return (
    <section aria-label={t('segments')} className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
      <SegmentHead segments={segments} reference={reference} filter={filter} arm={arm} actions={actions} />
      {segments.length === 0 && uncovered.length === 0 && (
        <p className="p-4 text-base text-ink-2">{t('noSegments')}</p>
      )}
      <div className="flex min-h-0 flex-1">
        <ol
          ref={list}
          className="relative min-w-0 flex-1 overflow-y-auto overscroll-contain scroll-edges [overflow-anchor:none] contain-strict"
        >
          {shown.map(({ segment, number }, index) => {
            const selected = segment.id === selectedId;
            return (
              <Fragment key={segment.id}>
                {uncoveredRows(shown[index - 1]?.number ?? 0, number)}
                <SegmentRow
                  segment={segment}
                  number={number}
                  selected={selected}
                  language={language}
                  reference={reference}
                  lazy={segments.length > MANY}
                  words={selected ? <SelectedWords {...open} segment={segment} /> : null}
                  unfolded={
                    selected ? (
                      <OpenSegment
                        {...open}
                        segment={segment}
                        hint={hint}
                        disabled={disabled}
                        detailsHeight={detailsHeight}
                      />
                    ) : null
                  }
                />
              </Fragment>
            );
          })}
          {uncoveredRows(last, drawn < segments.length ? last : Infinity)}
        </ol>
        {segments.length >= TICKED && (
          <SegmentTicks segments={segments} selectedId={selectedId} onSelect={actions.select} />
        )}
      </div>
    </section>
  );
});

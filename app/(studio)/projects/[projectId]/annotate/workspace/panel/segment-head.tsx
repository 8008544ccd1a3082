'use client';

import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import { useBehind } from '@/components/segment-text/use-behind';
import { Button } from '@/components/ui/button';
import { type SegmentView, type WorkspaceView } from '@/lib/annotation/view';
import { countByFilter, SEGMENT_FILTERS, type SegmentFilter } from '@/lib/workspace/state/filter';
import { KeyHint } from '../engine/key-hint';
import { type WorkspaceActions } from '../engine/workspace-actions';

interface Props {
  segments: readonly SegmentView[];
  reference: string;
  filter: SegmentFilter;
  arm: WorkspaceView['arm'];
  actions: WorkspaceActions;
}

/** From this many segments on it is worth seeing some of them alone. */
const FILTERED = 8;

/** How many segments there are, and which of them the list shows; a short list has no line for that. */
export const SegmentHead = memo(function SegmentHead({ segments, reference, filter, arm, actions }: Props) {
  const t = useTranslations('workspace');
  const counted = useBehind(segments); // the row that was labelled comes first
  const counts = useMemo(() => countByFilter(counted, reference), [counted, reference]);
  const offered = SEGMENT_FILTERS.filter((name) => name !== 'differs' || arm === 'reveal');
  const heading = t('segmentCount', { count: segments.length });
  if (segments.length < FILTERED && counts.differs === 0) return <h2 className="sr-only">{heading}</h2>;
  return (
    <header className="flex min-h-8 shrink-0 flex-wrap items-center gap-x-1 border-b border-line bg-surface pr-2 pl-3">
      <h2 className="num mr-1 text-xs font-medium text-ink-3">{heading}</h2>
      <div role="group" aria-label={t('filter.label')} className="flex flex-wrap">
        {offered.map((name) => (
          <Button
            key={name}
            variant="quiet"
            size="sm"
            className="h-6 gap-1 px-1.5 text-xs aria-pressed:bg-selected-soft aria-pressed:text-ink"
            aria-pressed={filter === name}
            disabled={counts[name] === 0 && filter !== name}
            focusableWhenDisabled
            onClick={() => actions.filter(name)}
          >
            {t(`filter.${name}`)} {name !== 'all' && <span className="num">{counts[name]}</span>}
          </Button>
        ))}
      </div>
      {counts.differs > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="ml-auto h-6 px-1.5 text-xs"
          onClick={() => actions.run('nextDifference')}
        >
          {t('nextDifference')} <KeyHint of="nextDifference" className="h-4 min-w-4" />
        </Button>
      )}
    </header>
  );
});

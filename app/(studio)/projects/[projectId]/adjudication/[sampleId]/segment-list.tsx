'use client';

import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import type { AdjudicationView } from '@/lib/adjudication/view';
import { quote } from '@/lib/text/offsets';
import { nearestUncovered, type UncoveredText } from '@/lib/workspace/state/uncovered-text';
import { SegmentationChoice } from './segmentation/segmentation-choice';
import { UncoveredCard } from './segmentation/uncovered-card';
import { UnitCard } from './unit-card';
import type { AdjudicationAct } from './use-adjudication';
import type { useSplitting } from './segmentation/use-splitting';

interface Props {
  className?: string;
  view: AdjudicationView;
  /** Index of the current segment. */
  at: number;
  /** It can only be looked at. */
  closed: boolean;
  undoable: boolean;
  splitting: ReturnType<typeof useSplitting>;
  act: (wanted: AdjudicationAct) => Promise<boolean>;
  /** Texts of the answer in no segment. */
  uncovered: readonly UncoveredText[];
  onSelect: (at: number) => void;
  onAdd: (text: UncoveredText) => void;
  onTake: (at: number, annotationId: string) => void;
  onWrite: (at: number) => void;
}

/** How the answer is segmented, and everybody's labels segment by segment. */
export function SegmentList({
  className,
  view,
  at,
  closed,
  undoable,
  splitting,
  uncovered,
  act,
  ...on
}: Props) {
  const t = useTranslations('adjudication');
  const { units, raters, sample } = view;
  const { caret } = splitting;
  const nearest = nearestUncovered(uncovered, at);
  /** The texts in no segment that come after so many segments. */
  const uncoveredCards = (place: number): ReactNode =>
    uncovered.map((text) =>
      text.place === place ? (
        <UncoveredCard
          key={text.at[0]}
          text={quote(sample.answer, text.at)}
          language={sample.language}
          nearest={text === nearest}
          closed={closed}
          onAdd={() => on.onAdd(text)}
        />
      ) : null,
    );
  return (
    <div className={cx('flex min-w-0 flex-col gap-2', className)}>
      <SegmentationChoice
        view={view}
        closed={closed}
        undoable={undoable}
        onCut={(annotationId) => void act({ kind: 'cut', annotationId })}
        onUndo={() => void act({ kind: 'undo' })}
      />
      <ol aria-label={t('units')} className="flex min-w-0 flex-col gap-2">
        {units.map((unit, index) => (
          <Fragment key={index}>
            {uncoveredCards(index)}
            <UnitCard
              unit={unit}
              index={index}
              raters={raters}
              closed={closed}
              selected={index === at}
              language={sample.language}
              onSelect={on.onSelect}
              onTake={on.onTake}
              onWrite={on.onWrite}
              onUndecide={(unit) => void act({ kind: 'undecide', unit })}
              caret={caret?.id === unit.id ? caret.at : null}
              mergeable={index < units.length - 1}
              onSplit={(at) => {
                on.onSelect(at);
                splitting.begin(units[at]!);
              }}
              onMerge={(unit) => void act({ kind: 'merge', unit })}
              removable={units.length > 1}
              onRemove={(unit) => void act({ kind: 'remove', unit })}
              onCaret={splitting.place}
              onCut={() => splitting.obey({ kind: 'cut' })}
              onLeave={splitting.leave}
            />
          </Fragment>
        ))}
        {uncoveredCards(units.length)}
      </ol>
    </div>
  );
}

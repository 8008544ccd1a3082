'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { AdjudicationView } from '@/lib/adjudication/view';
import { SegmentationChoice } from './segmentation-choice';
import { UnitCard } from './unit-card';
import type { AdjudicationAct } from './use-adjudication';
import type { useSplitting } from './use-splitting';

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
  onSelect: (at: number) => void;
  onTake: (at: number, annotationId: string) => void;
  onWrite: (at: number) => void;
}

/** How the answer is segmented, and everybody's labels segment by segment. */
export function SegmentList({ className, view, at, closed, undoable, splitting, act, ...on }: Props) {
  const t = useTranslations('adjudication');
  const { units, raters, sample } = view;
  const { caret } = splitting;
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
          <UnitCard
            key={index}
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
            onCaret={splitting.place}
            onCut={() => splitting.obey({ kind: 'cut' })}
            onLeave={splitting.leave}
          />
        ))}
      </ol>
    </div>
  );
}

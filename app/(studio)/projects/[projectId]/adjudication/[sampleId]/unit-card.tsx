'use client';

import { Combine, PenLine, SplitSquareHorizontal, Trash2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useRef } from 'react';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { overall, VerdictMark } from '@/components/label-picker/verdict-mark';
import { SegmentWords } from '@/components/segment-text/segment-words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Kbd } from '@/components/ui/kbd';
import type { RaterView, UnitView } from '@/lib/adjudication/view';
import { sameVerdict } from '@/lib/annotation/labels/judgement';
import { SideColumn } from './side-column';
import { StagesApart } from './stages-apart';
import { SplittingText } from './segmentation/splitting-text';

interface Props {
  unit: UnitView;
  index: number;
  raters: readonly RaterView[];
  selected: boolean;
  language: string;
  /** It can only be looked at. */
  closed: boolean;
  onSelect: (at: number) => void;
  onTake: (at: number, annotationId: string) => void;
  onWrite: (at: number) => void;
  onUndecide: (at: number) => void;
  /** Where it would be split; null while it is not being split. */
  caret: number | null;
  /** Whether another segment follows. */
  mergeable: boolean;
  onSplit: (at: number) => void;
  onMerge: (at: number) => void;
  /** Whether another segment is left without it. */
  removable: boolean;
  onRemove: (at: number) => void;
  onCaret: (at: number) => void;
  onCut: () => void;
  onLeave: () => void;
}

/** One unit: everybody's labels in columns, and what the lead says. */
export const UnitCard = memo(function UnitCard(props: Props) {
  const { unit, index, raters, selected, language, closed } = props;
  const t = useTranslations('adjudication');
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) card.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const decided = unit.label?.decided === true;
  return (
    <li
      ref={card}
      aria-current={selected || undefined}
      aria-label={t('unit', { number: index + 1 })}
      className={cx(
        'flex scroll-my-2 flex-col gap-2 rounded-lg border bg-surface p-3',
        selected ? 'border-accent shadow-[inset_3px_0_0_var(--color-accent)]' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start gap-2">
        {props.caret === null ? (
          <button
            type="button"
            onClick={() => props.onSelect(index)}
            className="min-w-0 flex-1 basis-60 text-left"
            lang={language}
          >
            <span className="num mr-2 text-sm text-ink-3">{index + 1}</span>
            <SegmentWords text={unit.text} />
          </button>
        ) : (
          <SplittingText
            text={unit.text}
            language={language}
            caret={props.caret}
            onCaret={props.onCaret}
            onCut={props.onCut}
            onLeave={props.onLeave}
          />
        )}
        <span className="flex flex-wrap items-center gap-1.5">
          {unit.pivotal && <Badge tone="needs">{t('pivotal')}</Badge>}
          <Badge tone={unit.disputed ? 'danger' : 'neutral'}>
            {t(unit.disputed ? 'disputed' : unit.agreed ? 'agreed' : 'alike')}
          </Badge>
          {unit.typeOpen && <Badge tone="changed">{t('needs.type')}</Badge>}
        </span>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-2">
        {raters.map((rater, number) => {
          const side = unit.sides[number] ?? null;
          return (
            <SideColumn
              key={rater.annotationId}
              rater={rater}
              number={number}
              side={side}
              language={language}
              open={selected}
              disabled={closed}
              taken={decided && side !== null && sameVerdict(side, unit.label!)}
              onTake={() => props.onTake(index, rater.annotationId)}
            />
          );
        })}
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-2 text-sm">
        {decided ? (
          <>
            <span className="text-ink-3">{t('adjudicatedAs')}</span>
            <VerdictMark verdict={overall(unit.label!)} className="font-medium" />
            {unit.label!.errorType && <TypeBadge type={unit.label!.errorType} />}
            <StagesApart label={unit.label!} />
            {unit.label!.clause && (
              <span className="min-w-0 wrap-anywhere text-ink-2">
                <span className="num">§{unit.label!.clause.id}</span> {unit.label!.clause.title}
              </span>
            )}
            {unit.label!.note && <span className="min-w-0 wrap-anywhere text-ink-2">{unit.label!.note}</span>}
            {!unit.label!.grounded && <span className="font-medium text-needs">{t('groundless')}</span>}
          </>
        ) : (
          <span className={unit.agreed ? 'text-ink-3' : 'font-medium text-needs'}>
            {t(unit.agreed ? 'willAccept' : 'open')}
          </span>
        )}
        {!closed && (
          <span className="ml-auto flex flex-wrap gap-1">
            {selected && (
              <>
                <Button variant="quiet" size="sm" onClick={() => props.onSplit(index)}>
                  <SplitSquareHorizontal aria-hidden />
                  {t('split')}
                  <Kbd>[</Kbd>
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={!props.mergeable}
                  onClick={() => props.onMerge(index)}
                >
                  <Combine aria-hidden />
                  {t('merge')}
                  <Kbd>]</Kbd>
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={!props.removable}
                  onClick={() => props.onRemove(index)}
                >
                  <Trash2 aria-hidden />
                  {t('remove')}
                  <Kbd>-</Kbd>
                </Button>
              </>
            )}
            {decided && (
              <Button variant="quiet" size="sm" onClick={() => props.onUndecide(index)}>
                <Undo2 aria-hidden />
                {t('undecide')}
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={() => props.onWrite(index)}>
              <PenLine aria-hidden />
              {t('write')}
              {selected && <Kbd>W</Kbd>}
            </Button>
          </span>
        )}
      </div>
    </li>
  );
});

import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/progress';
import type { RunView } from '@/lib/consistency/run-schema';
import { wantedOf } from '@/lib/construction/order';
import type { ConstructionRunView } from '@/lib/construction/run-view-schema';

interface Props {
  run: RunView;
  /** How many of each recipe were ordered. */
  wanted: ConstructionRunView['params']['wanted'];
}

/** How many samples were made of those that were ordered, and how many answers came to nothing. */
export function ConstructionProgress({ run: { state, done, failed, total }, wanted }: Props) {
  const t = useTranslations('construction');
  return (
    <>
      <Progress
        label={t('title')}
        hideLabel
        value={done + failed}
        max={total}
        tone={state === 'done' ? 'confirmed' : state === 'paused' ? 'needs' : 'accent'}
      />
      <span className="num text-xs text-ink-3">
        {t('runs.madeOf', { made: done, wanted: wantedOf(wanted) })}
        {failed > 0 && ` · ${t('runs.cameToNothing', { count: failed })}`}
      </span>
    </>
  );
}

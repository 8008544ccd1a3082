import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/progress';
import type { RunView } from '@/lib/consistency/run-schema';

/** How many samples were made, and how many answers came to nothing. */
export function ConstructionProgress({ run: { state, done, failed, total } }: { run: RunView }) {
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
        {t('runs.madeOf', { made: done, wanted: total - failed })}
        {failed > 0 && ` · ${t('runs.cameToNothing', { count: failed })}`}
      </span>
    </>
  );
}

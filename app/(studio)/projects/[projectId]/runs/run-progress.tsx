import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/progress';
import type { RunView } from '@/lib/consistency/run-schema';
import { waitsForBatches } from '@/lib/consistency/waits-for-batches';

interface Props {
  /** A run, or a group of runs. */
  run: Pick<RunView, 'state' | 'total' | 'done' | 'failed' | 'error' | 'account' | 'pausedUntil'>;
  hideLabel?: boolean;
}

/** How many samples are read, and how many could not be. */
export function RunProgress({ run, hideLabel }: Props) {
  const t = useTranslations('runs');
  const paused = run.state === 'paused' && !waitsForBatches(run);
  return (
    <>
      <Progress
        label={t('progress')}
        hideLabel={hideLabel}
        value={run.done + run.failed}
        max={run.total}
        tone={run.state === 'done' ? 'confirmed' : paused ? 'needs' : 'accent'}
      />
      <span className="num text-xs text-ink-3">
        {t('of', { part: run.done, whole: run.total })}
        {run.failed > 0 && ` · ${t('failed', { count: run.failed })}`}
      </span>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/progress';
import type { RunView } from '@/lib/consistency/run-schema';

/** How much of a test is asked, and how much could not be. */
export function TestProgress({ run }: { run: RunView }) {
  const t = useTranslations('judgeTests');
  return (
    <>
      <Progress
        label={t('progress')}
        hideLabel
        value={run.done + run.failed}
        max={run.total}
        tone={run.state === 'done' ? 'confirmed' : run.state === 'paused' ? 'needs' : 'accent'}
      />
      <span className="num text-xs text-ink-3">
        {t('askedOf', { part: run.done + run.failed, whole: run.total })}
        {run.failed > 0 && ` · ${t('failed', { count: run.failed })}`}
      </span>
    </>
  );
}

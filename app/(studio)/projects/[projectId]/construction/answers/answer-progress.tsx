import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/progress';
import type { RunView } from '@/lib/consistency/run-schema';

/** How many questions were answered, and how many answers came to nothing. */
export function AnswerProgress({ run: { state, done, failed, total } }: { run: RunView }) {
  const t = useTranslations('construction');
  return (
    <>
      <Progress
        label={t('answers.title')}
        hideLabel
        value={done + failed}
        max={total}
        tone={state === 'done' ? 'confirmed' : state === 'paused' ? 'needs' : 'accent'}
      />
      <span className="num text-xs text-ink-3">
        {t('answers.answeredOf', { part: done, whole: total })}
        {failed > 0 && ` · ${t('runs.cameToNothing', { count: failed })}`}
      </span>
    </>
  );
}

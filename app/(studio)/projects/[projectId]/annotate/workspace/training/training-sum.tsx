import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { TrainingResult } from '@/lib/adjudication/training';

/** How a training sample came out: of segments as known, and of the answer. */
export function TrainingSum({ result }: { result: TrainingResult }) {
  const t = useTranslations('training');
  const { answer, types, of, right, origin } = result;
  const all = answer.right && right === of && (types?.right ?? true);
  const Icon = all ? CircleCheck : CircleX;
  return (
    <div
      role="status"
      className={cx(
        'flex shrink-0 gap-2 border-b px-4 py-2 text-base',
        all ? 'border-confirmed-line bg-confirmed-soft' : 'border-danger-line bg-danger-soft',
      )}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', all ? 'text-confirmed' : 'text-danger')} />
      <p>
        <span className="font-medium">{t(all ? 'allRight' : 'notAllRight')}</span>{' '}
        {of > 0 && t('segments', { right, of })} {t(answer.right ? 'verdictRight' : 'verdictWrong')}{' '}
        {of === 0 && types && !types.right && answer.right && t('typesWrong')}{' '}
        <span className="text-ink-2">{t(`origin.${origin}`)}</span>
      </p>
    </div>
  );
}

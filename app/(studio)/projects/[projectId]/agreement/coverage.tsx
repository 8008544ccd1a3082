import { useTranslations } from 'next-intl';
import type { AgreementFigures } from '@/lib/agreement/figures/figures';

const COUNTS = ['samples', 'shared', 'comparable', 'segmentedDifferently', 'unsure'] as const;

/** How much could be compared, and what could not. */
export function Coverage({ figures }: { figures: AgreementFigures }) {
  const t = useTranslations('agreement.coverage');
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      {COUNTS.map((key) => (
        <div key={key}>
          <dt className="text-sm text-ink-2">{t(`${key}.name`)}</dt>
          <dd className="num text-lg font-semibold">{t('count', { count: figures[key] })}</dd>
          <dd className="text-xs text-ink-3">{t(`${key}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

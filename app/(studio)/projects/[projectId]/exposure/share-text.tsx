import { useTranslations } from 'next-intl';
import { FEW } from '@/lib/annotation/exposure/exposure-report';
import { type Share, wilson } from '@/lib/annotation/exposure/proportion';

/**
 * A count out of a total, with the rate and its interval; only the count where the total is too small, a dash where it
 * is 0.
 */
export function ShareText({ share }: { share: Share }) {
  const t = useTranslations('exposure.page');
  const interval = wilson(share);
  if (!interval)
    return (
      <span className="relative text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('none')}</span>
      </span>
    );
  return (
    <span className="num inline-flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
      {share.of < FEW ? (
        <span className="text-ink-3">{t('few')}</span>
      ) : (
        <span>
          <span className="font-medium">{t('rate', { rate: interval.value })}</span>{' '}
          <span className="text-ink-2">{t('interval', { low: interval.low, high: interval.high })}</span>
        </span>
      )}
      <span className="text-xs text-ink-3">{t('count', { ...share })}</span>
    </span>
  );
}

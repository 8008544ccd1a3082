import { useTranslations } from 'next-intl';

interface Props {
  rate: { value: number; low: number; high: number } | null;
  /** A count out of a total, behind it. */
  count?: { n: number; of: number };
}

/** A rate with its 95 % interval; a dash where there is nothing to count. */
export function RateText({ rate, count }: Props) {
  const t = useTranslations('judgeTests');
  if (!rate)
    return (
      <span className="relative text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('none')}</span>
      </span>
    );
  return (
    <span className="num inline-flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
      <span className="font-medium">{t('rate', { rate: rate.value })}</span>
      <span className="text-ink-2">{t('interval', { low: rate.low, high: rate.high })}</span>
      {count && <span className="text-xs text-ink-3">{t('count', count)}</span>}
    </span>
  );
}

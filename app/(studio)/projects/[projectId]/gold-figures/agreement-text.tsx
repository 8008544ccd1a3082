import { useFormatter, useTranslations } from 'next-intl';
import type { GoldStatistics } from '@/lib/snapshot/statistics-view-schema';

type Agreement = NonNullable<GoldStatistics['agreement']>;

/** Krippendorff's alpha of verdicts and types, each with its interval. */
export function AgreementText({ agreement: { verdict, type, segments } }: { agreement: Agreement }) {
  const t = useTranslations('snapshots');
  const format = useFormatter();
  const figure = (value: number): string =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const text = (measured: Agreement['verdict']): string => {
    if (measured === null) return t('undefined');
    const { value, low, high } = measured;
    if (low === null || high === null) return figure(value);
    return t('interval', { value: figure(value), low: figure(low), high: figure(high) });
  };
  return t('agreementOf', { verdict: text(verdict), type: text(type), segments });
}

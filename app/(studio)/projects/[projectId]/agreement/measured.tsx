import { useFormatter, useTranslations } from 'next-intl';
import { type Coefficient, isDefined } from '@/lib/agreement/statistics/coefficient';
import type { Measured } from '@/lib/agreement/figures/figures';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import { useMissingInterval } from '../use-missing-interval';

const THREE = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const;

/** A coefficient to three places, or why it has no value. */
export function CoefficientText({ of }: { of: Coefficient }) {
  const t = useTranslations('agreement');
  const format = useFormatter();
  if (!isDefined(of)) return <span className="text-ink-3">{t(`undefined.${of.undefined}`)}</span>;
  return <span className="num font-medium">{format.number(of.value, THREE)}</span>;
}

/** The same with its interval beside it. */
export function MeasuredText({ of }: { of: Measured }) {
  const t = useTranslations('agreement');
  const format = useFormatter();
  const whyMissing = useMissingInterval();
  const show = (value: number): string => format.number(value, THREE);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <CoefficientText of={of} />
      {isInterval(of.interval) ? (
        <span className="num text-ink-2">
          {t('interval', { low: show(of.interval.low), high: show(of.interval.high) })}
        </span>
      ) : (
        isDefined(of) && <span className="text-xs text-ink-3">{whyMissing(of.interval)}</span>
      )}
    </span>
  );
}

import { useFormatter, useTranslations } from 'next-intl';
import { isDefined } from '@/lib/agreement/statistics/coefficient';
import type { AgreementFigures } from '@/lib/agreement/figures/figures';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import { useMissingInterval } from '../use-missing-interval';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** The whole page in a sentence or two. */
export function Summary({ figures }: { figures: AgreementFigures }) {
  const t = useTranslations('agreement.summary');
  const format = useFormatter();
  const whyMissing = useMissingInterval();
  const { levels, people, shared } = figures;
  const { raw, alpha } = levels.verdict.coefficients;
  const type = levels.type.coefficients.alpha;
  if (!isDefined(raw)) return <p className="max-w-[72ch] text-lg">{t('nothing', { shared })}</p>;
  const two = (value: number): string => format.number(value, TWO);
  const sentences = [
    t('raw', { share: raw.value, units: levels.verdict.units, people: people.length }),
    isDefined(alpha)
      ? isInterval(alpha.interval)
        ? t('alpha', {
            value: two(alpha.value),
            low: two(alpha.interval.low),
            high: two(alpha.interval.high),
          })
        : t('alphaAlone', { value: two(alpha.value), why: whyMissing(alpha.interval) })
      : t(`alphaUndefined.${alpha.undefined}`),
    ...(isDefined(type) && isDefined(alpha)
      ? [t(type.value < alpha.value ? 'typesLess' : 'typesAsSure', { value: two(type.value) })]
      : []),
  ];
  return (
    <p className="max-w-[72ch] text-lg">
      {sentences.map((sentence) => (
        <span key={sentence} className="mr-1 in-[:lang(zh)]:mr-0">
          {sentence}
        </span>
      ))}
    </p>
  );
}

import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { BoardFigures } from '@/lib/evaluation/board/view-schema';
import { ReliabilityCurve } from './reliability-curve';
import { useBoardNames } from './use-names';

/** A reliability curve of each judge whose scores could be read as probabilities. */
export function CurveSection({ board }: { board: BoardFigures }) {
  const t = useTranslations('judges.curve');
  const format = useFormatter();
  const names = useBoardNames().judges(board);
  const curves = board.details.flatMap(({ calibration }, at) =>
    calibration?.curve ? [{ name: names[at]!, points: calibration.curve }] : [],
  );
  const two = (value: number): string => format.number(value, { maximumFractionDigits: 2 });
  return (
    <Section title={t('title')} description={t('text')}>
      {curves.length === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {curves.map(({ name, points }) => (
            <li key={name} className="min-w-0">
              <h3 className="text-sm font-medium text-ink-2">{name}</h3>
              <ReliabilityCurve points={points} label={t('label', { name })} />
              <ul className="sr-only">
                {points.map(({ n, mean, rate }) => (
                  <li key={mean}>
                    {t('point', {
                      n,
                      mean: two(mean),
                      rate: two(rate.value),
                      low: two(rate.low),
                      high: two(rate.high),
                    })}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

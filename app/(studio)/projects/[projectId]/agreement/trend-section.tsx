import { useFormatter, useTranslations } from 'next-intl';
import { IntervalChart } from '@/components/charts/interval-chart';
import type { IntervalPoint } from '@/components/charts/interval-plot';
import { Section } from '@/components/ui/section';
import { isDefined } from '@/lib/agreement/statistics/coefficient';
import type { Measured, WeekFigures } from '@/lib/agreement/figures/figures';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import type { RoundTrend } from '@/lib/agreement/server/read-agreement';
import { type AgreementChoice, fileName } from './choice';
import { useRoundName } from './use-round-name';

interface Props {
  choice: AgreementChoice;
  weeks: readonly WeekFigures[];
  rounds: readonly RoundTrend[];
}

/** Krippendorff's alpha from week to week, and from round to round. */
export function TrendSection({ choice, weeks, rounds }: Props) {
  const t = useTranslations('agreement.trend');
  const format = useFormatter();
  const roundName = useRoundName();
  const day = (week: string): string =>
    format.dateTime(new Date(`${week}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const point = (at: string, series: string, of: Measured): IntervalPoint[] =>
    isDefined(of) ? [{ at, series, value: of.value, ...boundsOf(of) }] : [];
  const byWeek = weeks.flatMap(({ week, alpha, typeAlpha }) => [
    ...point(day(week), t('verdict'), alpha),
    ...point(day(week), t('type'), typeAlpha),
  ]);
  const byRound = rounds.flatMap(({ round, verdict, type }) => [
    ...point(roundName(round), t('verdict'), verdict.coefficients.alpha),
    ...point(roundName(round), t('type'), type.coefficients.alpha),
  ]);
  const heads = [t('at'), t('series'), t('alpha'), t('low'), t('high')];
  const charts = [
    { key: 'week', points: byWeek, name: 'alpha-by-week' },
    { key: 'round', points: byRound, name: 'alpha-by-round' },
  ] as const;
  return (
    <Section title={t('title')} description={t('text')}>
      <div className="grid gap-6 lg:grid-cols-2">
        {charts.map(({ key, points, name }) => (
          <div key={key} className="min-w-0">
            <h3 className="text-sm font-medium text-ink-2">{t(`by.${key}`)}</h3>
            {points.length === 0 ? (
              <p className="mt-2 text-sm text-ink-3">{t(`none.${key}`)}</p>
            ) : (
              <>
                <IntervalChart
                  title={t(`by.${key}`)}
                  axis={t(`axis.${key}`)}
                  name={fileName(name, choice)}
                  points={points}
                  heads={heads}
                />
                <ul className="sr-only">
                  {points.map(({ at, series, value }) => (
                    <li key={`${at} ${series}`}>{t('point', { at, series, value })}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

function boundsOf({ interval }: Measured): { low: number | null; high: number | null } {
  return isInterval(interval) ? { low: interval.low, high: interval.high } : { low: null, high: null };
}

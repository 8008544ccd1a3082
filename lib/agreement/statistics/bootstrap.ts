import { type Coefficient, isDefined } from './coefficient';
import { FEWEST_ANSWERS, type ConfidenceInterval } from './confidence-interval';
import { resampledSums } from './resampled-sums';
import type { SufficientStatistics } from './sufficient-statistics';

export const RESAMPLES = 1_000;
export const RESAMPLING_SEED = 1;
interface Options {
  resamples?: number;
  seed?: number;
}

/**
 * Percentile intervals by resampling answers, not labels: labels of one answer hang together (Efron & Tibshirani 1993,
 * ch. 13; cluster bootstrap). Each resample draws as many answers as there are, with replacement, and every statistic is
 * made of the same draws. Answers with equal rows are counted as one kind, which changes nothing but the time. Says why
 * where there is none: too few answers bear on it (the first number of their row is not zero: they have a unit that two judged), or
 * the statistic was undefined in more than one resample of twenty.
 */
export function intervals(
  statisticRows: SufficientStatistics,
  statistics: readonly ((row: Float64Array) => Coefficient)[],
  { resamples = RESAMPLES, seed = RESAMPLING_SEED }: Options = {},
): ConfidenceInterval[] {
  const answers = bearing(statisticRows);
  if (answers < FEWEST_ANSWERS) return statistics.map(() => ({ missing: 'few_answers', answers }));
  const drawn = statistics.map(() => new Float64Array(resamples));
  const kept = statistics.map(() => 0);
  for (const rows of resampledSums(statisticRows, { resamples, seed }))
    for (const row of rows)
      statistics.forEach((statistic, index) => {
        const result = statistic(row);
        if (isDefined(result)) drawn[index]![kept[index]!++] = result.value;
      });
  return drawn.map((values, index) => percentiles(values.subarray(0, kept[index]!), resamples));
}

/** The middle 95 % of the values of those resamples that have one; sorts them in place. */
export function percentiles(values: Float64Array, resamples: number): ConfidenceInterval {
  const dropped = resamples - values.length;
  if (dropped * 20 > resamples) return { missing: 'undefined_resamples', dropped, resamples };
  values.sort();
  return { low: quantile(values, 0.025), high: quantile(values, 0.975), dropped };
}

function bearing({ answers, width, values }: SufficientStatistics): number {
  let count = 0;
  for (let answer = 0; answer < answers; answer += 1) if (values[answer * width] !== 0) count += 1;
  return count;
}

/** Of ascending values, with linear interpolation (type 7 of Hyndman & Fan 1996). */
export function quantile(sorted: Float64Array, share: number): number {
  const at = (sorted.length - 1) * share;
  const below = Math.floor(at);
  const low = sorted[below]!;
  return low + (at - below) * ((sorted[below + 1] ?? low) - low);
}

import { streamOf } from './chance';
import { type Coefficient, isDefined } from './coefficient';
import { kindsOf } from './kinds';
import type { Tallies } from './tallies';

export const RESAMPLES = 1_000;
export const SEED = 1;
/** With fewer answers than this an interval would say more about the method than about the people. */
export const FEWEST_ANSWERS = 5;

/** The middle 95 % of what resampling gave. */
export interface ResampledInterval {
  low: number;
  high: number;
  /** Resamples in which the coefficient was undefined; they are left out. */
  dropped: number;
}

interface Options {
  resamples?: number;
  seed?: number;
}

/**
 * Percentile intervals by resampling answers, not labels: labels of one answer hang together (Efron & Tibshirani 1993,
 * ch. 13; cluster bootstrap). Each resample draws as many answers as there are, with replacement, and every statistic is
 * made of the same draws. Answers with equal rows are counted as one kind, which changes nothing but the time. Null for a
 * statistic with too few answers that bear on it, or that was undefined in more than one resample of twenty.
 *
 * @param bears how many answers bear on the statistics; by default all
 */
export function intervals(
  tallies: Tallies,
  statistics: readonly ((row: Float64Array) => Coefficient)[],
  { resamples = RESAMPLES, seed = SEED }: Options = {},
): (ResampledInterval | null)[] {
  if (tallies.answers < FEWEST_ANSWERS) return statistics.map(() => null);
  const drawn = statistics.map(() => new Float64Array(resamples));
  const kept = statistics.map(() => 0);
  resample(tallies, { resamples, seed }, (row) => {
    statistics.forEach((statistic, index) => {
      const result = statistic(row);
      if (isDefined(result)) drawn[index]![kept[index]!++] = result.value;
    });
  });
  return drawn.map((values, index) => {
    const dropped = resamples - kept[index]!;
    if (dropped * 20 > resamples) return null;
    const sorted = values.subarray(0, kept[index]!).sort();
    return { low: quantile(sorted, 0.025), high: quantile(sorted, 0.975), dropped };
  });
}

/** Calls `visit` with the sum of each resample; the row is reused. */
function resample(tallies: Tallies, options: Required<Options>, visit: (row: Float64Array) => void): void {
  const { answers, width } = tallies;
  const { count, starts, columns, values, kindOf } = kindsOf(tallies);
  const next = streamOf(options.seed);
  const row = new Float64Array(width);
  const times = new Uint32Array(count);
  const scale = answers / 2 ** 32;
  for (let turn = 0; turn < options.resamples; turn += 1) {
    times.fill(0);
    row.fill(0);
    for (let draw = 0; draw < answers; draw += 1) times[kindOf[Math.floor(next() * scale)]!]! += 1;
    for (let kind = 0; kind < count; kind += 1) {
      const weight = times[kind]!;
      if (weight === 0) continue;
      for (let at = starts[kind]!; at < starts[kind + 1]!; at += 1)
        row[columns[at]!]! += weight * values[at]!;
    }
    visit(row);
  }
}

/** Of ascending values, with linear interpolation (type 7 of Hyndman & Fan 1996). */
export function quantile(sorted: Float64Array, share: number): number {
  const at = (sorted.length - 1) * share;
  const below = Math.floor(at);
  const low = sorted[below]!;
  return low + (at - below) * ((sorted[below + 1] ?? low) - low);
}

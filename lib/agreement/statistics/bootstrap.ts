import { randomStream } from './prng';
import { type Coefficient, isDefined } from './coefficient';
import { FEWEST_ANSWERS, type ConfidenceInterval } from './confidence-interval';
import { distinctRows } from './distinct-rows';
import type { SufficientStatistics } from './sufficient-statistics';

const RESAMPLES = 1_000;
const SEED = 1;
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
  { resamples = RESAMPLES, seed = SEED }: Options = {},
): ConfidenceInterval[] {
  const answers = bearing(statisticRows);
  if (answers < FEWEST_ANSWERS) return statistics.map(() => ({ missing: 'few_answers', answers }));
  const drawn = statistics.map(() => new Float64Array(resamples));
  const kept = statistics.map(() => 0);
  resample(statisticRows, { resamples, seed }, (row) => {
    statistics.forEach((statistic, index) => {
      const result = statistic(row);
      if (isDefined(result)) drawn[index]![kept[index]!++] = result.value;
    });
  });
  return drawn.map((values, index) => {
    const dropped = resamples - kept[index]!;
    if (dropped * 20 > resamples) return { missing: 'undefined_resamples', dropped, resamples };
    const sorted = values.subarray(0, kept[index]!).sort();
    return { low: quantile(sorted, 0.025), high: quantile(sorted, 0.975), dropped };
  });
}

function bearing({ answers, width, values }: SufficientStatistics): number {
  let count = 0;
  for (let answer = 0; answer < answers; answer += 1) if (values[answer * width] !== 0) count += 1;
  return count;
}

/** Resamples that are added up in one pass over the numbers, which are too many to stay near the processor. */
const BLOCK = 8;

/** Calls `visit` with the sum of each resample, in order; the row is reused. */
function resample(
  statisticRows: SufficientStatistics,
  options: Required<Options>,
  visit: (row: Float64Array) => void,
): void {
  const { answers, width } = statisticRows;
  const { count, starts, columns, values, kindOf } = distinctRows(statisticRows);
  const fill = randomStream(options.seed);
  const draws = new Uint32Array(answers);
  const times = Array.from({ length: BLOCK }, () => new Uint32Array(count));
  const [rows, row] = [new Float64Array(width * BLOCK), new Float64Array(width)];
  const scale = answers / 2 ** 32;
  for (let turn = 0; turn < options.resamples; turn += BLOCK) {
    const block = Math.min(BLOCK, options.resamples - turn);
    for (const own of times.slice(0, block)) {
      own.fill(0);
      fill(draws);
      for (let draw = 0; draw < answers; draw += 1) own[kindOf[(draws[draw]! * scale) >>> 0]!]! += 1;
    }
    rows.fill(0);
    const [t0, t1, t2, t3, t4, t5, t6, t7] = times as [Uint32Array, ...Uint32Array[]] & Uint32Array[];
    for (let kind = 0; kind < count; kind += 1) {
      const [w0, w1, w2, w3] = [t0[kind]!, t1![kind]!, t2![kind]!, t3![kind]!];
      const [w4, w5, w6, w7] = [t4![kind]!, t5![kind]!, t6![kind]!, t7![kind]!];
      for (let at = starts[kind]!; at < starts[kind + 1]!; at += 1) {
        const value = values[at]!;
        const to = columns[at]! * BLOCK;
        rows[to]! += w0 * value;
        rows[to + 1]! += w1 * value;
        rows[to + 2]! += w2 * value;
        rows[to + 3]! += w3 * value;
        rows[to + 4]! += w4 * value;
        rows[to + 5]! += w5 * value;
        rows[to + 6]! += w6 * value;
        rows[to + 7]! += w7 * value;
      }
    }
    for (let own = 0; own < block; own += 1) {
      for (let column = 0; column < width; column += 1) row[column] = rows[column * BLOCK + own]!;
      visit(row);
    }
  }
}

/** Of ascending values, with linear interpolation (type 7 of Hyndman & Fan 1996). */
export function quantile(sorted: Float64Array, share: number): number {
  const at = (sorted.length - 1) * share;
  const below = Math.floor(at);
  const low = sorted[below]!;
  return low + (at - below) * ((sorted[below + 1] ?? low) - low);
}

import type { Ratings } from './ratings';

/** Numbers that can be added up over answers and still tell a statistic: one row an answer. */
export interface SufficientStatistics {
  answers: number;
  width: number;
  /** Row-major. */
  values: Float64Array;
}

/** Where a row of `tally` holds what; then come three blocks of one number a category: pairable, shares, alone. */
export const UNITS = 0;
export const AGREED = 1;
export const DISAGREED = 2;
/** Units that one person alone judged. */
const ALONE = 3;
const HEAD = 4;

/** Values of category `c` on units that two or more judged. */
export const pairableAt = (category: number): number => HEAD + category;
/** Sum over units that two or more judged of the share of their values that are category `c`. */
const shareAt = (categories: number, category: number): number => HEAD + categories + category;
/** Units that one person alone judged, as category `c`. */
const aloneAt = (categories: number, category: number): number => HEAD + 2 * categories + category;
export const categoriesOf = (row: Float64Array): number => (row.length - HEAD) / 3;

/** The units on which an estimate of chance stands: all that anybody judged, or only those that two or more did. */
export type ChanceUnits = 'all' | 'shared';

/** How many units that are. */
export const chanceUnitsOf = (row: Float64Array, units: ChanceUnits): number =>
  row[UNITS]! + (units === 'all' ? row[ALONE]! : 0);

/** The mean share of each category over these units: each unit weighs the same, whatever its number of labels. */
export function categoryShares(row: Float64Array, units: ChanceUnits): number[] {
  const categories = categoriesOf(row);
  const count = chanceUnitsOf(row, units);
  return Array.from({ length: categories }, (_, c) => {
    const alone = units === 'all' ? row[aloneAt(categories, c)]! : 0;
    return (row[shareAt(categories, c)]! + alone) / count;
  });
}

/**
 * What raw agreement, Fleiss' kappa, Krippendorff's alpha and Gwet's AC1 are made of, per answer. A unit with m values, n_c
 * of them c, counts if m ≥ 2: its agreement is Σ n_c(n_c − 1) / m(m − 1), its part of the coincidence matrix off the
 * diagonal (Krippendorff 2011) is m(1 − agreement).
 */
export function sufficientStatistics(ratings: Ratings): SufficientStatistics {
  const { answers, categories, answerOf, starts, category } = ratings;
  const width = HEAD + 3 * categories;
  const values = new Float64Array(answers * width);
  const counts = new Uint32Array(categories);
  for (let unit = 0; unit < answerOf.length; unit += 1) {
    const [from, to] = [starts[unit]!, starts[unit + 1]!];
    const m = to - from;
    if (m === 0) continue;
    const row = answerOf[unit]! * width;
    if (m === 1) {
      values[row + ALONE]! += 1;
      values[row + aloneAt(categories, category[from]!)]! += 1;
      continue;
    }
    counts.fill(0);
    for (let at = from; at < to; at += 1) counts[category[at]!]! += 1;
    let same = 0;
    for (let c = 0; c < categories; c += 1) {
      const n = counts[c]!;
      if (n === 0) continue;
      same += n * (n - 1);
      values[row + shareAt(categories, c)]! += n / m;
      values[row + pairableAt(c)]! += n;
    }
    const agreed = same / (m * (m - 1));
    values[row + UNITS]! += 1;
    values[row + AGREED]! += agreed;
    values[row + DISAGREED]! += m * (1 - agreed);
  }
  return { answers, width, values };
}

/** All answers added up: the row of the whole. */
export function total({ answers, width, values }: SufficientStatistics): Float64Array {
  const sums = new Float64Array(width);
  for (let at = 0; at < answers * width; at += 1) sums[at % width]! += values[at]!;
  return sums;
}

/** Only the answers that have a unit which two judged: the first number of whose row is not zero. */
export function bearingOnly({ answers, width, values }: SufficientStatistics): SufficientStatistics {
  const rows: Float64Array[] = [];
  for (let answer = 0; answer < answers; answer += 1)
    if (values[answer * width] !== 0) rows.push(values.subarray(answer * width, (answer + 1) * width));
  const kept = new Float64Array(rows.length * width);
  rows.forEach((row, index) => kept.set(row, index * width));
  return { answers: rows.length, width, values: kept };
}

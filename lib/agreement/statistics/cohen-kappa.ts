import type { Coefficient } from './coefficient';
import type { Ratings } from './ratings';
import type { SufficientStatistics } from './sufficient-statistics';

/** Where a row of `pairStatistics` holds what; then come the labels of each of the two, one number a category. */
const BOTH = 0;
const SAME = 1;
const HEAD = 2;

/** What Cohen's kappa of two people is made of, per answer. Units that only one of them judged drop out. */
export function pairStatistics(ratings: Ratings, one: number, other: number): SufficientStatistics {
  const { answers, categories, answerOf, starts, rater, category } = ratings;
  const width = HEAD + 2 * categories;
  const values = new Float64Array(answers * width);
  for (let unit = 0; unit < answerOf.length; unit += 1) {
    let [a, b] = [-1, -1];
    for (let at = starts[unit]!; at < starts[unit + 1]!; at += 1) {
      if (rater[at] === one) a = category[at]!;
      if (rater[at] === other) b = category[at]!;
    }
    if (a < 0 || b < 0) continue;
    const row = answerOf[unit]! * width;
    values[row + BOTH]! += 1;
    if (a === b) values[row + SAME]! += 1;
    values[row + HEAD + a]! += 1;
    values[row + HEAD + categories + b]! += 1;
  }
  return { answers, width, values };
}

/** Units that both of the two judged. */
export const unitsOfPair = (row: Float64Array): number => row[BOTH]!;

/** The share of common units on which the two agree. */
export const rawOfPair = (row: Float64Array): Coefficient =>
  row[BOTH] === 0 ? { undefined: 'no_overlap' } : { value: row[SAME]! / row[BOTH]! };

/**
 * Cohen's kappa of two people, unweighted: (p_o − p_e) / (1 − p_e), p_e = Σ p_1c p_2c from each one's own shares. Source:
 * Cohen 1960. Undefined where they share no unit, or where both always gave one and the same value (p_e = 1).
 */
export function cohenKappa(row: Float64Array): Coefficient {
  const n = row[BOTH]!;
  if (n === 0) return { undefined: 'no_overlap' };
  const categories = (row.length - HEAD) / 2;
  let chance = 0;
  for (let c = 0; c < categories; c += 1) chance += row[HEAD + c]! * row[HEAD + categories + c]!;
  // Whole numbers, so that the comparison is exact.
  return chance === n * n
    ? { undefined: 'single_value' }
    : { value: (n * row[SAME]! - chance) / (n * n - chance) };
}

/** The same of a whole table of counts: rows are what one says, columns what the other does. */
export function cohenOf(table: readonly (readonly number[])[]): Coefficient {
  const sum = (values: readonly number[]): number => values.reduce((all, n) => all + n, 0);
  const columns = table.map((_, c) => sum(table.map((line) => line[c]!)));
  const same = sum(table.map((line, c) => line[c]!));
  return cohenKappa(Float64Array.from([sum(columns), same, ...table.map(sum), ...columns]));
}

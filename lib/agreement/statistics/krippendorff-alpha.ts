import type { Coefficient } from './coefficient';
import { categoriesOf, DISAGREED, pairableAt, UNITS } from './sufficient-statistics';

/**
 * Krippendorff's alpha for nominal data, any number of people, missing values: 1 − D_o / D_e over the coincidence matrix,
 * (n − 1) Σ_{c≠k} o_ck / Σ_{c≠k} n_c n_k taken from one. Source: Krippendorff 2011, "Computing Krippendorff's
 * alpha-reliability". Units with one value drop out. Undefined where no unit was judged twice, or where only one value is
 * among the pairable ones (D_e = 0).
 */
export function krippendorffAlpha(row: Float64Array): Coefficient {
  if (row[UNITS] === 0) return { undefined: 'no_overlap' };
  let n = 0;
  let squares = 0;
  for (let c = 0; c < categoriesOf(row); c += 1) {
    n += row[pairableAt(c)]!;
    squares += row[pairableAt(c)]! ** 2;
  }
  const expected = n * n - squares;
  return expected === 0
    ? { undefined: 'single_value' }
    : { value: 1 - ((n - 1) * row[DISAGREED]!) / expected };
}

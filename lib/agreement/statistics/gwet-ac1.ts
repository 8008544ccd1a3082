import type { Coefficient } from './coefficient';
import { AGREED, categoriesOf, categoryShares, type ChanceUnits, UNITS } from './sufficient-statistics';

/**
 * Gwet's AC1: (p_a − p_e) / (1 − p_e), p_e = Σ π_c(1 − π_c) / (q − 1), π_c the mean share of category c over all judged units, or
 * with "shared" over those that two or more judged; q the number of categories on the scale, used or not. Source: Gwet 2008, who
 * takes all. Undefined where no unit was judged twice, or on a scale of one category. Unlike the others it has a value, 1, where
 * everybody gave one and the same: p_e is 0 there.
 */
export function gwetAc1(row: Float64Array, chanceUnits: ChanceUnits = 'all'): Coefficient {
  const units = row[UNITS]!;
  if (units === 0) return { undefined: 'no_overlap' };
  const categories = categoriesOf(row);
  if (categories < 2) return { undefined: 'single_value' };
  const chance =
    categoryShares(row, chanceUnits).reduce((sum, share) => sum + share * (1 - share), 0) / (categories - 1);
  return { value: (row[AGREED]! / units - chance) / (1 - chance) };
}

import type { Coefficient } from './coefficient';
import { AGREED, categoriesOf, RATED, shareAt, UNITS } from './tallies';

/**
 * Fleiss' kappa: (p_a − p_e) / (1 − p_e), p_e = Σ π_c², π_c the mean share of category c over judged units. Source: Fleiss
 * 1971; with unequal numbers of labels a unit as generalised by Gwet 2014, which is the same where they are equal. With two
 * people it is Scott's pi. Undefined where no unit was judged twice or only one value was given (p_e = 1).
 */
export function fleissKappa(row: Float64Array): Coefficient {
  const units = row[UNITS]!;
  if (units === 0) return { undefined: 'no_overlap' };
  const categories = categoriesOf(row);
  let used = 0;
  let chance = 0;
  for (let c = 0; c < categories; c += 1) {
    const share = row[shareAt(categories, c)]! / row[RATED]!;
    if (share > 0) used += 1;
    chance += share * share;
  }
  if (used < 2) return { undefined: 'single_value' };
  return { value: (row[AGREED]! / units - chance) / (1 - chance) };
}

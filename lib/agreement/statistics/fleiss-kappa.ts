import type { Coefficient } from './coefficient';
import { AGREED, categoryShares, type ChanceUnits, UNITS } from './sufficient-statistics';

/**
 * Fleiss' kappa: (p_a − p_e) / (1 − p_e), p_e = Σ π_c², π_c the mean share of category c over the units that chance stands on:
 * all judged units, as generalised by Gwet 2014 to unequal numbers of labels, or with "shared" only those that two or more
 * judged, which p_a is made of. Source: Fleiss 1971, with the same number of labels on every unit, where the two are equal. With
 * two people on every unit it is Scott's pi. Undefined where no unit was judged twice or only one value was given (p_e = 1).
 */
export function fleissKappa(row: Float64Array, chanceUnits: ChanceUnits = 'all'): Coefficient {
  const units = row[UNITS]!;
  if (units === 0) return { undefined: 'no_overlap' };
  const shares = categoryShares(row, chanceUnits);
  if (shares.filter((share) => share > 0).length < 2) return { undefined: 'single_value' };
  const chance = shares.reduce((sum, share) => sum + share * share, 0);
  return { value: (row[AGREED]! / units - chance) / (1 - chance) };
}

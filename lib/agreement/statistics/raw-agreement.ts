import type { Coefficient } from './coefficient';
import { AGREED, UNITS } from './sufficient-statistics';

/**
 * Raw agreement: of each unit that two or more judged, the share of pairs of its labels that agree; the mean over units.
 * Source: the p_a of Fleiss 1971 and Gwet 2008. With missing labels other conventions weigh units by their labels and give
 * other numbers. Undefined where no unit was judged twice.
 */
export function rawAgreement(row: Float64Array): Coefficient {
  const units = row[UNITS]!;
  return units === 0 ? { undefined: 'no_overlap' } : { value: row[AGREED]! / units };
}

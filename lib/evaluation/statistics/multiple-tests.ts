/**
 * Holm's adjusted p-values (Holm 1979), in the order given: the i-th smallest of m times m − i + 1, at most 1, and never
 * less than that of a smaller p.
 */
export function holm(pValues: readonly number[]): number[] {
  const adjusted = new Array<number>(pValues.length);
  let most = 0;
  ascending(pValues).forEach((at, rank) => {
    most = Math.max(most, Math.min(1, pValues[at]! * (pValues.length - rank)));
    adjusted[at] = most;
  });
  return adjusted;
}

export interface Rejection {
  /** What the p-value of this rank is compared with. */
  limit: number;
  rejected: boolean;
}

/**
 * Benjamini & Yekutieli (2001), in the order given: rejects the k smallest p-values, k the largest rank with
 * p_(k) ≤ k/m · q / (1 + ½ + … + 1/m). It holds whatever the tests' dependence.
 */
export function benjaminiYekutieli(pValues: readonly number[], q = 0.05): Rejection[] {
  const m = pValues.length;
  const harmonic = pValues.reduce((sum, _, at) => sum + 1 / (at + 1), 0);
  const order = ascending(pValues);
  const limits = order.map((_, rank) => (((rank + 1) / m) * q) / harmonic);
  const last = order.findLastIndex((at, rank) => pValues[at]! <= limits[rank]!);
  const found = new Array<Rejection>(m);
  order.forEach((at, rank) => {
    found[at] = { limit: limits[rank]!, rejected: rank <= last };
  });
  return found;
}

const ascending = (values: readonly number[]): number[] =>
  values.map((_, at) => at).sort((one, other) => values[one]! - values[other]!);

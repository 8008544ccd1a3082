import type { Share } from '@/lib/annotation/exposure/proportion';
import type { Figure } from './confusion-matrix';

interface RateStratum extends Share {
  /** Share of the population that the stratum is; all add up to 1. */
  weight: number;
  /** Share of the stratum that was read; by default next to nothing of it, as when types are reweighted. */
  sampled?: number;
}

interface StratifiedRate {
  value: number;
  /** Null where a stratum that was not read whole has fewer than two answers. */
  standardError: Figure;
}

/**
 * A post-stratified rate Σ W_h p_h with SE² = Σ W_h² (1 − f_h) p_h(1 − p_h) / (n_h − 1), f_h the share that was read
 * (Cochran 1977, ch. 5). Null where a stratum of some weight has no answer, or there is no stratum.
 */
export function stratifiedRate(strata: readonly RateStratum[]): StratifiedRate | null {
  const weighing = strata.filter(({ weight }) => weight > 0);
  if (weighing.length === 0 || weighing.some(({ of }) => of === 0)) return null;
  let [value, variance] = [0, 0];
  let known = true;
  for (const { n, of, weight, sampled = 0 } of weighing) {
    const rate = n / of;
    value += weight * rate;
    if (sampled === 1) continue;
    if (of < 2) known = false;
    else variance += (weight ** 2 * (1 - sampled) * rate * (1 - rate)) / (of - 1);
  }
  return { value, standardError: known ? Math.sqrt(variance) : null };
}

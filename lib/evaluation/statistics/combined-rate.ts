import { type Interval, type Share, wilson } from '@/lib/annotation/exposure/proportion';

/** A part of a population, what was drawn of it at random, and how much of the population it is. */
interface CombinedPart extends Share {
  weight: number;
  /** All of it was read: its share is known. */
  whole?: boolean;
}

/**
 * Σ W_h p_h of independent shares with its 95 % interval from Wilson's intervals of each, by the method of variance estimates recovery (Zou &
 * Donner 2008): L = Σ W_h p_h − √Σ W_h² (p_h − l_h)², U likewise. Null where nothing of a part of some weight was drawn.
 */
export function combinedRate(parts: readonly CombinedPart[]): Interval | null {
  let [value, below, above] = [0, 0, 0];
  for (const { n, of, weight, whole = false } of parts) {
    if (weight === 0) continue;
    const found = wilson({ n, of });
    if (!found) return null;
    value += weight * found.value;
    if (whole) continue;
    below += (weight * (found.value - found.low)) ** 2;
    above += (weight * (found.high - found.value)) ** 2;
  }
  return { value, low: Math.max(0, value - Math.sqrt(below)), high: Math.min(1, value + Math.sqrt(above)) };
}

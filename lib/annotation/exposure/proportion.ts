/** A count out of a total. */
export interface Share {
  n: number;
  of: number;
}

/** A rate, or a difference of two, with its 95 % interval. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

/** The two-sided 95 % point of the normal distribution. */
export const NORMAL_95 = 1.959963984540054;

/**
 * Wilson's score interval of a proportion (E. B. Wilson 1927; Newcombe 1998a, method 3):
 * (2np + z² ± z √(z² + 4np(1 − p))) / 2(n + z²). Null where there is nothing to count.
 */
export function wilson({ n, of }: Share): Interval | null {
  if (of === 0) return null;
  const value = n / of;
  const middle = 2 * n + NORMAL_95 * NORMAL_95;
  const half = NORMAL_95 * Math.sqrt(NORMAL_95 * NORMAL_95 + 4 * n * (1 - value));
  const under = 2 * (of + NORMAL_95 * NORMAL_95);
  const [low, high] = [(middle - half) / under, (middle + half) / under];
  // Exactly the borders, where rounding would miss them by a hair.
  return { value, low: n === 0 ? 0 : low, high: n === of ? 1 : high };
}

/**
 * The difference a − b of two independent proportions with Newcombe's hybrid score interval (Newcombe 1998b, method 10):
 * d − √((p₁ − l₁)² + (u₂ − p₂)²) to d + √((u₁ − p₁)² + (p₂ − l₂)²), l and u by Wilson. Null where one is nothing to count.
 */
export function newcombe(a: Share, b: Share): Interval | null {
  const [one, two] = [wilson(a), wilson(b)];
  if (!one || !two) return null;
  const value = one.value - two.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, two.high - two.value),
    high: value + Math.hypot(one.high - one.value, two.value - two.low),
  };
}

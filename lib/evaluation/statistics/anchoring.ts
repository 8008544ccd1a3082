import { type Interval, NORMAL_95, type Share } from '@/lib/annotation/exposure/proportion';

/**
 * Anchoring: agreement with the judge of people to whom its prediction was shown, less that of the control arm. Two
 * independent shares with the standard error of their difference (Wald) and its 95 % interval. Null where one is empty.
 */
export function anchoring(shown: Share, control: Share): (Interval & { standardError: number }) | null {
  if (shown.of === 0 || control.of === 0) return null;
  const [one, other] = [shown.n / shown.of, control.n / control.of];
  const value = one - other;
  const standardError = Math.sqrt((one * (1 - one)) / shown.of + (other * (1 - other)) / control.of);
  return {
    value,
    standardError,
    low: value - NORMAL_95 * standardError,
    high: value + NORMAL_95 * standardError,
  };
}

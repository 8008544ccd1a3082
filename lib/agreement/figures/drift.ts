import { type Interval, NORMAL_95 } from '@/lib/annotation/exposure/proportion';

/** One answer of a person: how many comparisons of their labels with others' there were (`of`), and how many agreed. */
export interface AgreedCounts {
  /** When it was submitted, milliseconds. */
  at: number;
  agreed: number;
  of: number;
}

export interface Drift {
  early: number;
  late: number;
  /** Late less early, with its 95 % interval. */
  change: Interval;
}

/** Answers in each half below which nothing is said. */
const FEWEST_IN_HALF = 10;

/**
 * Whether a person agrees with others more or less as time goes: their answers by submission, the later half against the
 * earlier. Each half's share is a ratio of sums over answers, its variance linearised (Cochran 1977, 6.3), so that labels
 * of one answer are not taken for independent ones. Null where a half has too few answers. A change may be the person's,
 * the others', or the samples': it says where to look.
 */
export function driftOf(answers: readonly AgreedCounts[]): Drift | null {
  const sorted = answers.filter(({ of }) => of > 0).sort((a, b) => a.at - b.at);
  const middle = Math.floor(sorted.length / 2);
  if (middle < FEWEST_IN_HALF) return null;
  const [early, late] = [ratio(sorted.slice(0, middle)), ratio(sorted.slice(middle))];
  const value = late.share - early.share;
  const half = NORMAL_95 * Math.sqrt(early.variance + late.variance);
  return { early: early.share, late: late.share, change: { value, low: value - half, high: value + half } };
}

function ratio(answers: readonly AgreedCounts[]): { share: number; variance: number } {
  const of = answers.reduce((sum, answer) => sum + answer.of, 0);
  const share = answers.reduce((sum, { agreed }) => sum + agreed, 0) / of;
  const squares = answers.reduce((sum, answer) => sum + (answer.agreed - share * answer.of) ** 2, 0);
  const n = answers.length;
  return { share, variance: (n / (n - 1)) * (squares / of ** 2) };
}

import type { AnnotatedItem } from './annotated-item';
import type { Figure } from './confusion-matrix';
import { benjaminiYekutieli } from './multiple-tests';
import { studentT } from './student-t';

/** An annotator with fewer items is skipped: the t test needs some thirty. */
const FEWEST_ITEMS = 30;
/** The share of annotators over whom a judge has to win. */
const WINNING_RATE = 0.5;

interface AnnotatorTest {
  /** Index in the labels of an item. */
  annotator: number;
  items: number;
  /** Mean and deviation of W^h − W^f. */
  meanDifference: number;
  deviation: number;
  /** Null where all differences are equal. */
  t: Figure;
  p: number;
  limit: number;
  rejected: boolean;
}

interface AltTest {
  tests: AnnotatorTest[];
  /** Annotators with too few items. */
  skipped: number[];
  /** ω, the share of annotators whom the judge may replace; ρ, the mean share of items on which it is as good or better. */
  winningRate: number;
  advantage: number;
  passed: boolean;
}

/**
 * The alternative annotator test (Calderon et al. 2025, arXiv 2501.10970): may the judge stand in for any annotator, at a
 * cost-benefit penalty ε? H0 of each annotator: mean(W^h − W^f) ≥ ε. Null where no annotator has enough items.
 */
export function altTest(
  items: readonly AnnotatedItem[],
  { epsilon, q = 0.05, fewestItems = FEWEST_ITEMS }: { epsilon: number; q?: number; fewestItems?: number },
): AltTest | null {
  const annotators = items[0]?.labels.map((_, annotator) => annotator) ?? [];
  const compared = annotators.map((annotator) => ({ annotator, wins: winsAgainst(items, annotator) }));
  const kept = compared.filter(({ wins }) => wins.length >= Math.max(2, fewestItems));
  if (kept.length === 0) return null;
  const tested = kept.map(({ annotator, wins }) => ({
    annotator,
    items: wins.length,
    ...tTest(
      wins.map(({ human, judge }) => human - judge),
      epsilon,
    ),
  }));
  const rejections = benjaminiYekutieli(
    tested.map(({ p }) => p),
    q,
  );
  const winningRate = rejections.filter(({ rejected }) => rejected).length / kept.length;
  return {
    tests: tested.map((test, at) => ({ ...test, ...rejections[at]! })),
    skipped: annotators.filter((annotator) => kept.every((one) => one.annotator !== annotator)),
    winningRate,
    advantage: mean(kept.map(({ wins }) => mean(wins.map(({ judge }) => judge)))),
    passed: winningRate >= WINNING_RATE,
  };
}

/** W^h and W^f of each item that the annotator, the judge and somebody else labelled; a tie gives 1 to both. */
function winsAgainst(items: readonly AnnotatedItem[], annotator: number): { human: number; judge: number }[] {
  return items.flatMap(({ labels, judge }) => {
    const own = labels[annotator];
    const others = labels.filter((label, at) => label !== null && at !== annotator);
    if (own == null || judge === null || others.length === 0) return [];
    const agreeing = (said: string): number => others.filter((label) => label === said).length;
    const [human, machine] = [agreeing(own), agreeing(judge)];
    return [{ human: human >= machine ? 1 : 0, judge: machine >= human ? 1 : 0 }];
  });
}

/** One-sided, of H0: mean ≥ ε. Without any spread it is rejected if, and only if, the mean is below ε. */
function tTest(
  differences: readonly number[],
  epsilon: number,
): Pick<AnnotatorTest, 'meanDifference' | 'deviation' | 't' | 'p'> {
  const n = differences.length;
  const meanDifference = mean(differences);
  const squares = differences.reduce((sum, d) => sum + (d - meanDifference) ** 2, 0);
  if (differences.every((d) => d === differences[0]))
    return { meanDifference, deviation: 0, t: null, p: meanDifference < epsilon ? 0 : 1 };
  const deviation = Math.sqrt(squares / (n - 1));
  const t = ((meanDifference - epsilon) / deviation) * Math.sqrt(n);
  return { meanDifference, deviation, t, p: studentT(t, n - 1) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

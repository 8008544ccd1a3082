import { type Interval, wilson } from '@/lib/annotation/exposure/proportion';
import { type Figure, ratio } from '../statistics/confusion-matrix';
import { type SignTest, signTest } from '../statistics/sign-test';
import { type Choice, ORDER_OUTCOMES, type OrderOutcome } from './order-outcome';

export interface OrderBiasReport {
  counts: Record<OrderOutcome, number>;
  rows: number;
  /** Of all rows, unreadable ones too; null without rows. */
  passRate: Interval | null;
  /** The same text chosen in both orders, of readable rows. */
  consistency: Figure;
  /** |AA − BB| of all rows, and towards which place. */
  bias: { size: Figure; towards: Choice | null; signTest: SignTest };
  /** Of readable rows: with the correct text as A, as B, and the mean of both. */
  accuracy: { inOrder: Figure; swapped: Figure; mean: Figure };
}

/** What the outcomes of all rows say about a judge's preference for a place. */
export function orderBiasReport(outcomes: Iterable<OrderOutcome>): OrderBiasReport {
  const counts = Object.fromEntries(ORDER_OUTCOMES.map((outcome) => [outcome, 0])) as Record<
    OrderOutcome,
    number
  >;
  for (const outcome of outcomes) counts[outcome] += 1;
  const { pass, bias_a: first, bias_b: second, wrong, unreadable } = counts;
  const readable = pass + first + second + wrong;
  const rows = readable + unreadable;
  return {
    counts,
    rows,
    passRate: wilson({ n: pass, of: rows }),
    consistency: ratio(pass + wrong, readable),
    bias: {
      size: ratio(Math.abs(first - second), rows),
      towards: first === second ? null : first > second ? 'A' : 'B',
      signTest: signTest(first, second),
    },
    accuracy: {
      inOrder: ratio(pass + first, readable),
      swapped: ratio(pass + second, readable),
      mean: ratio(2 * pass + first + second, 2 * readable),
    },
  };
}

export const CHOICES = ['A', 'B'] as const;
export type Choice = (typeof CHOICES)[number];

/** How a row came out: right in both orders, always the first, always the second, wrong in both, or not readable. */
export const ORDER_OUTCOMES = ['pass', 'bias_a', 'bias_b', 'wrong', 'unreadable'] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

const OF_CHOICES: Record<`${Choice}${Choice}`, OrderOutcome> = {
  AB: 'pass',
  AA: 'bias_a',
  BB: 'bias_b',
  BA: 'wrong',
};

/**
 * The outcome of a row that was asked twice: first with the correct text as A, then with it as B. Null is a reply that could
 * not be read.
 */
export function orderOutcome(inOrder: Choice | null, swapped: Choice | null): OrderOutcome {
  return inOrder === null || swapped === null ? 'unreadable' : OF_CHOICES[`${inOrder}${swapped}`];
}

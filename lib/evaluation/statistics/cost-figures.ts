import { type ConfusionMatrix, type Figure, ratio } from './confusion-matrix';

interface JudgeCost {
  /** Everything that was paid, retries and unreadable replies too, in units of the currency. */
  paid: number;
  answers: number;
  matrix: Pick<ConfusionMatrix, 'tp' | 'fp'>;
  /** What a person's look at one flagged answer costs. */
  reviewPrice?: number;
}

interface CostFigures {
  perThousand: Figure;
  /** Per inconsistent answer that was caught; null if none was. */
  perErrorCaught: Figure;
  /** The same with the review of every flagged answer; null without a price of it. */
  perErrorReviewed: Figure;
}

/** What a judge costs, in units of the currency. */
export function costFigures({ paid, answers, matrix: { tp, fp }, reviewPrice }: JudgeCost): CostFigures {
  return {
    perThousand: ratio(1_000 * paid, answers),
    perErrorCaught: ratio(paid, tp),
    perErrorReviewed: reviewPrice === undefined ? null : ratio(paid + reviewPrice * (tp + fp), tp),
  };
}

/** What each further error costs that a dearer judge catches; null if it catches no more. */
export function costPerExtraError(
  dearer: { paid: number; caught: number },
  cheaper: { paid: number; caught: number },
): Figure {
  const extra = dearer.caught - cheaper.caught;
  return extra > 0 ? (dearer.paid - cheaper.paid) / extra : null;
}

import { intervals } from '@/lib/agreement/statistics/bootstrap';
import type { Coefficient } from '@/lib/agreement/statistics/coefficient';
import type { ConfidenceInterval } from '@/lib/agreement/statistics/confidence-interval';
import { total } from '@/lib/agreement/statistics/sufficient-statistics';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { AnnotatedItem } from './annotated-item';
import { ceilingRows, pairsAt } from './ceiling-rows';
import { type ConfusionMatrix, type Figure, MATRIX_FIGURES, meanFigure } from './confusion-matrix';

/** One annotator and the judge on the same items, against the majority of the other annotators. */
interface CeilingRow {
  items: number;
  /** Items on which the others were split, which are dropped. */
  ties: number;
  human: Figure;
  judge: Figure;
}

interface AnnotatorCeiling {
  annotators: (CeilingRow & { balanced: Pick<CeilingRow, 'human' | 'judge'> })[];
  /** Means over annotators; the gap is judge − human. */
  human: Figure;
  judge: Figure;
  balanced: Pick<CeilingRow, 'human' | 'judge'>;
  gap: ConfidenceInterval;
  /** Only two annotators: the target is the other one, and the ceiling is pairwise agreement. */
  pairwise: boolean;
}

/**
 * Leave-one-annotator-out ceiling: how often each annotator, and the judge on the same items, says what most of the others
 * say. Blind labels only. The target never holds the annotator's own label; an undecided label takes no side in it.
 */
export function annotatorCeiling(items: readonly AnnotatedItem<AnswerVerdict>[]): AnnotatorCeiling {
  const annotators = items[0]?.labels.length ?? 0;
  const { ties, ...rows } = ceilingRows(items, annotators);
  const pairs = pairsAt(total(rows), annotators);
  const { accuracy, balancedAccuracy } = MATRIX_FIGURES;
  return {
    annotators: pairs.map(({ human, judge }, annotator) => ({
      items: human.tp + human.fn + human.fp + human.tn,
      ties: ties[annotator]!,
      human: accuracy(human),
      judge: accuracy(judge),
      balanced: { human: balancedAccuracy(human), judge: balancedAccuracy(judge) },
    })),
    ...means(pairs, accuracy),
    balanced: means(pairs, balancedAccuracy),
    gap: intervals(rows, [(row) => gapOf(pairsAt(row, annotators))])[0]!,
    pairwise: annotators === 2,
  };
}

interface MatrixPair {
  human: ConfusionMatrix;
  judge: ConfusionMatrix;
}

function means(pairs: readonly MatrixPair[], figure: (matrix: ConfusionMatrix) => Figure) {
  return {
    human: meanFigure(pairs.map(({ human }) => figure(human))),
    judge: meanFigure(pairs.map(({ judge }) => figure(judge))),
  };
}

function gapOf(pairs: readonly MatrixPair[]): Coefficient {
  const { human, judge } = means(pairs, MATRIX_FIGURES.accuracy);
  return human === null || judge === null ? { undefined: 'no_overlap' } : { value: judge - human };
}

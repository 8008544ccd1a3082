import type { GoldVerdict } from '@/lib/adjudication/support';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { isDefined } from '@/lib/agreement/statistics/coefficient';
import { cohenOf } from '@/lib/agreement/statistics/cohen-kappa';

/** Weighted counts of answers. The positive class is inconsistent: `tp` is inconsistent gold that was called so. */
export interface ConfusionMatrix {
  tp: number;
  fn: number;
  fp: number;
  tn: number;
}

/** The cells in the order in which rows of numbers hold them. */
export const MATRIX_CELLS = ['tp', 'fn', 'fp', 'tn'] as const;
type MatrixCell = keyof ConfusionMatrix;

/** A figure, or null where it is undefined: never NaN, and no convention in place of a value. */
export type Figure = number | null;

/** The cell of one answer. An undecided prediction counts as wrong. */
export function cellOf(gold: GoldVerdict, predicted: AnswerVerdict): MatrixCell {
  if (gold === 'inconsistent') return predicted === 'inconsistent' ? 'tp' : 'fn';
  return predicted === 'consistent' ? 'tn' : 'fp';
}

export interface PredictedAnswer {
  gold: AnswerVerdict;
  predicted: AnswerVerdict;
  /** By default 1; 1/π for an answer that was drawn with probability π. */
  weight?: number;
}

/** Answers whose gold is undecided are left out and counted; `coverage` is the weighted share of decided predictions. */
export interface MatrixCount {
  matrix: ConfusionMatrix;
  coverage: Figure;
  leftOut: number;
}

export function countAnswers(answers: Iterable<PredictedAnswer>): MatrixCount {
  const matrix: ConfusionMatrix = { tp: 0, fn: 0, fp: 0, tn: 0 };
  let [leftOut, decided] = [0, 0];
  for (const { gold, predicted, weight = 1 } of answers) {
    if (gold === 'undecided') leftOut += 1;
    else {
      matrix[cellOf(gold, predicted)] += weight;
      if (predicted !== 'undecided') decided += weight;
    }
  }
  return { matrix, leftOut, coverage: ratio(decided, total(matrix)) };
}

export const ratio = (part: number, whole: number): Figure => (whole === 0 ? null : part / whole);
/** The mean of the values that are defined; null of none. */
export function meanFigure(values: readonly Figure[]): Figure {
  const known = values.filter((value) => value !== null);
  return ratio(
    known.reduce((sum, value) => sum + value, 0),
    known.length,
  );
}

const total = ({ tp, fn, fp, tn }: ConfusionMatrix): number => tp + fn + fp + tn;

/** The share of inconsistent answers that were caught. */
const recall = ({ tp, fn }: ConfusionMatrix): Figure => ratio(tp, tp + fn);
/** The share of consistent answers that were called so. */
const specificity = ({ fp, tn }: ConfusionMatrix): Figure => ratio(tn, fp + tn);

function balancedAccuracy(matrix: ConfusionMatrix): Figure {
  const [one, other] = [recall(matrix), specificity(matrix)];
  return one === null || other === null ? null : (one + other) / 2;
}

/** Matthews (1975): (TP·TN − FP·FN) / √ of the product of the four margins. Undefined where a margin is empty. */
function mcc({ tp, fn, fp, tn }: ConfusionMatrix): Figure {
  // Two roots, since the product of four large margins could overflow.
  return ratio(tp * tn - fp * fn, Math.sqrt((tp + fn) * (fp + tn)) * Math.sqrt((tp + fp) * (fn + tn)));
}

/** Cohen (1960), between gold and prediction; undefined where chance agreement is 1. */
function kappa({ tp, fn, fp, tn }: ConfusionMatrix): Figure {
  const found = cohenOf([
    [tp, fn],
    [fp, tn],
  ]);
  return isDefined(found) ? found.value : null;
}

/** The matrix whose cells stand in a row of numbers from `at` on. */
export function matrixAt(row: Float64Array, at: number): ConfusionMatrix {
  return { tp: row[at]!, fn: row[at + 1]!, fp: row[at + 2]!, tn: row[at + 3]! };
}

/** Every figure of a 2×2 table, in the order in which they are shown. */
export const MATRIX_FIGURES = {
  accuracy: (matrix: ConfusionMatrix): Figure => ratio(matrix.tp + matrix.tn, total(matrix)),
  recall,
  specificity,
  balancedAccuracy,
  precision: ({ tp, fp }: ConfusionMatrix): Figure => ratio(tp, tp + fp),
  f1: ({ tp, fn, fp }: ConfusionMatrix): Figure => ratio(2 * tp, 2 * tp + fn + fp),
  mcc,
  kappa,
} satisfies Record<string, (matrix: ConfusionMatrix) => Figure>;

export type MatrixFigure = keyof typeof MATRIX_FIGURES;
export const MATRIX_FIGURE_NAMES = Object.keys(MATRIX_FIGURES) as readonly MatrixFigure[];

/** A record of what is made of each figure's name. */
export const forEachFigure = <Of>(make: (name: MatrixFigure) => Of): Record<MatrixFigure, Of> =>
  Object.fromEntries(MATRIX_FIGURE_NAMES.map((name) => [name, make(name)])) as Record<MatrixFigure, Of>;

/** All figures of one matrix. */
export const matrixFigures = (matrix: ConfusionMatrix): Record<MatrixFigure, Figure> =>
  forEachFigure((name) => MATRIX_FIGURES[name](matrix));

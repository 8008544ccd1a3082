import type { GoldVerdict } from '@/lib/adjudication/support';
import type { SufficientStatistics } from '@/lib/agreement/statistics/sufficient-statistics';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { AnnotatedItem } from './annotated-item';
import { cellOf, type ConfusionMatrix, MATRIX_CELLS, matrixAt } from './confusion-matrix';

/** First 1 if the item counts for anybody; then of each annotator the annotator's matrix and the judge's. */
const HEAD = 1;
const PAIR = 2 * MATRIX_CELLS.length;

/** One row an item, and on how many items the others of each annotator were split. */
export function ceilingRows(
  items: readonly AnnotatedItem<AnswerVerdict>[],
  annotators: number,
): SufficientStatistics & { ties: number[] } {
  const width = HEAD + PAIR * annotators;
  const values = new Float64Array(items.length * width);
  const ties = new Array<number>(annotators).fill(0);
  const fewest = annotators === 2 ? 1 : 2;
  items.forEach(({ labels, judge }, row) =>
    labels.forEach((own, annotator) => {
      const target = majorityOf(labels, annotator, fewest);
      if (own === null || judge === null || target === null) return;
      if (target === 'tie') {
        ties[annotator]! += 1;
        return;
      }
      const at = row * width + HEAD + annotator * PAIR;
      values[row * width] = 1;
      values[at + MATRIX_CELLS.indexOf(cellOf(target, own))]! += 1;
      values[at + MATRIX_CELLS.length + MATRIX_CELLS.indexOf(cellOf(target, judge))]! += 1;
    }),
  );
  return { answers: items.length, width, values, ties };
}

/** The matrices of each annotator and of the judge on the same items, in a row or a sum of rows. */
export function pairsAt(
  row: Float64Array,
  annotators: number,
): { human: ConfusionMatrix; judge: ConfusionMatrix }[] {
  return Array.from({ length: annotators }, (_, annotator) => {
    const at = HEAD + annotator * PAIR;
    return { human: matrixAt(row, at), judge: matrixAt(row, at + MATRIX_CELLS.length) };
  });
}

/**
 * What most annotators other than `annotator` say of an item, if at least `fewest` of them decided; null otherwise, and
 * 'tie' where both sides are equally many.
 */
function majorityOf(
  labels: readonly (AnswerVerdict | null)[],
  annotator: number,
  fewest: number,
): GoldVerdict | 'tie' | null {
  let [consistent, inconsistent] = [0, 0];
  labels.forEach((label, at) => {
    if (at === annotator) return;
    if (label === 'consistent') consistent += 1;
    if (label === 'inconsistent') inconsistent += 1;
  });
  if (consistent + inconsistent < fewest) return null;
  if (consistent === inconsistent) return 'tie';
  return consistent > inconsistent ? 'consistent' : 'inconsistent';
}

import type { GoldVerdict } from '@/lib/adjudication/support';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { SufficientStatistics } from '@/lib/agreement/statistics/sufficient-statistics';
import { cellOf, type ConfusionMatrix, MATRIX_CELLS, matrixAt } from './confusion-matrix';

/** One answer with what each judge said of it, in the order of the judges. */
export interface BoardAnswer {
  /** Answers that hang together are drawn together: the question's id. */
  cluster: string;
  gold: GoldVerdict;
  /** Null of a judge that has no prediction of it: the answer does not count for that judge. */
  predicted: readonly (AnswerVerdict | null)[];
  /** By default 1; 1/π for an answer that was drawn with probability π. */
  weight?: number;
  /** Resamples are drawn within strata; by default there is one. */
  stratum?: string;
}

interface BoardRows extends SufficientStatistics {
  /** Where each stratum of the rows ends. */
  strataEnds: number[];
}

/** One row a cluster, sorted by stratum, four weighted counts a judge. A cluster in two strata has a row in each. */
export function boardRows(answers: readonly BoardAnswer[], judges: number): BoardRows {
  const width = MATRIX_CELLS.length * judges;
  const strata = new Map<string, Map<string, BoardAnswer[]>>();
  for (const answer of answers) {
    const { stratum = '', cluster } = answer;
    const clusters = strata.get(stratum) ?? new Map<string, BoardAnswer[]>();
    strata.set(stratum, clusters);
    const own = clusters.get(cluster);
    if (own) own.push(answer);
    else clusters.set(cluster, [answer]);
  }
  const groups = [...strata.values()].map((clusters) => [...clusters.values()]);
  const rows = groups.flat();
  const values = new Float64Array(rows.length * width);
  rows.forEach((own, row) => {
    for (const { gold, predicted, weight = 1 } of own)
      for (let judge = 0; judge < judges; judge += 1) {
        const verdict = predicted[judge];
        if (verdict == null) continue;
        const column = judge * MATRIX_CELLS.length + MATRIX_CELLS.indexOf(cellOf(gold, verdict));
        values[row * width + column]! += weight;
      }
  });
  let end = 0;
  return { answers: rows.length, width, values, strataEnds: groups.map((own) => (end += own.length)) };
}

/** The matrix of one judge in a row, or in a sum of rows. */
export const matrixOfJudge = (row: Float64Array, judge: number): ConfusionMatrix =>
  matrixAt(row, judge * MATRIX_CELLS.length);

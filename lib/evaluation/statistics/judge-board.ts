import { percentiles, RESAMPLES, RESAMPLING_SEED } from '@/lib/agreement/statistics/bootstrap';
import { type ConfidenceInterval, FEWEST_ANSWERS } from '@/lib/agreement/statistics/confidence-interval';
import { resampledSums } from '@/lib/agreement/statistics/resampled-sums';
import { total } from '@/lib/agreement/statistics/sufficient-statistics';
import { type BoardAnswer, boardRows, matrixOfJudge } from './board-rows';
import {
  type ConfusionMatrix,
  type Figure,
  forEachFigure,
  MATRIX_FIGURE_NAMES,
  MATRIX_FIGURES,
  type MatrixFigure,
} from './confusion-matrix';

export interface MeasuredFigure {
  value: Figure;
  interval: ConfidenceInterval;
}

interface FigureDifference extends MeasuredFigure {
  /** P(d* ≤ 0): the share of resamples in which the first judge is no better. */
  atMostZero: Figure;
}

/** Figures that two judges are compared by. */
export const COMPARED_FIGURES = ['balancedAccuracy', 'accuracy'] as const satisfies MatrixFigure[];
type ComparedFigure = (typeof COMPARED_FIGURES)[number];

/** One judge less another, on the same resamples. */
interface JudgeDifference {
  /** Indexes of the judges, the first below the second. */
  judges: readonly [one: number, other: number];
  figures: Record<ComparedFigure, FigureDifference>;
}

export interface MeasuredBoard {
  judges: { matrix: ConfusionMatrix; figures: Record<MatrixFigure, MeasuredFigure> }[];
  differences: JudgeDifference[];
}

interface Options {
  /** Number of judges; each answer has as many predictions. */
  judges: number;
  resamples?: number;
  seed?: number;
}

/**
 * Measures all judges with percentile intervals of one cluster bootstrap that they share (Efron & Tibshirani 1993). A
 * generator: yields how many resamples are done, so that a caller can report progress, or stop by asking no further.
 */
export function* measureBoard(
  answers: readonly BoardAnswer[],
  { judges, resamples = RESAMPLES, seed = RESAMPLING_SEED }: Options,
): Generator<{ done: number; total: number }, MeasuredBoard> {
  const rows = boardRows(answers, judges);
  const indices = Array.from({ length: judges }, (_, judge) => judge);
  const drawn = indices.map(() => forEachFigure(() => new Float64Array(resamples)));
  let done = 0;
  for (const sums of resampledSums(rows, { resamples, seed, strataEnds: rows.strataEnds })) {
    for (const sum of sums) {
      for (const judge of indices) {
        const matrix = matrixOfJudge(sum, judge);
        for (const name of MATRIX_FIGURE_NAMES)
          drawn[judge]![name][done] = MATRIX_FIGURES[name](matrix) ?? NaN;
      }
      done += 1;
    }
    yield { done, total: resamples };
  }
  const whole = total(rows);
  const drawnJudges = indices.map((judge) => ({
    matrix: matrixOfJudge(whole, judge),
    drawn: drawn[judge]!,
    clusters: rows.answers,
  }));
  return {
    judges: drawnJudges.map((judge) => ({ matrix: judge.matrix, figures: figuresOf(judge) })),
    differences: indices.flatMap((one) =>
      indices.slice(one + 1).map((other) => ({
        judges: [one, other] as const,
        figures: differencesOf(drawnJudges[one]!, drawnJudges[other]!),
      })),
    ),
  };
}

interface DrawnJudge {
  matrix: ConfusionMatrix;
  /** Each figure in each resample; NaN where it was undefined. */
  drawn: Record<MatrixFigure, Float64Array>;
  clusters: number;
}

const figuresOf = ({ matrix, drawn, clusters }: DrawnJudge): Record<MatrixFigure, MeasuredFigure> =>
  forEachFigure((name) => measured(MATRIX_FIGURES[name](matrix), drawn[name], clusters));

function differencesOf(one: DrawnJudge, other: DrawnJudge): JudgeDifference['figures'] {
  const of = (name: ComparedFigure): FigureDifference => {
    const [own, others] = [MATRIX_FIGURES[name](one.matrix), MATRIX_FIGURES[name](other.matrix)];
    const value = own === null || others === null ? null : own - others;
    const drawn = one.drawn[name].map((each, at) => each - other.drawn[name][at]!);
    return { ...measured(value, drawn, one.clusters), atMostZero: atMostZero(drawn) };
  };
  return { balancedAccuracy: of('balancedAccuracy'), accuracy: of('accuracy') };
}

function measured(value: Figure, drawn: Float64Array, clusters: number): MeasuredFigure {
  if (value === null) return { value, interval: { missing: 'no_value' } };
  if (clusters < FEWEST_ANSWERS) return { value, interval: { missing: 'few_answers', answers: clusters } };
  return { value, interval: percentiles(defined(drawn), drawn.length) };
}

function atMostZero(differences: Float64Array): Figure {
  const kept = defined(differences);
  return kept.length === 0 ? null : kept.filter((difference) => difference <= 0).length / kept.length;
}

const defined = (values: Float64Array): Float64Array => values.filter((value) => !Number.isNaN(value));

import { describe, expect, it } from 'vitest';
import { wilson } from '@/lib/annotation/exposure/proportion';
import { countAnswers, matrixFigures, type PredictedAnswer } from './confusion-matrix';

/** Sizes of the classes of the synthetic set of the Face4RAG paper: consistent, then the ten error types. */
const SIZES = [394, 199, 137, 162, 63, 70, 112, 28, 50, 41, 43];

/** Right verdicts of each method on each class (tables 3, 6 and 7), then its percent, balanced accuracy and kappa. */
const METHODS: [name: string, right: number[], percent: number, balanced: number, kappa: number | null][] = [
  ['FACTSCORE 3.5', [147, 180, 137, 153, 35, 66, 88, 18, 34, 19, 37], 70.36, 61.03, 0.239],
  ['FACTSCORE 4', [132, 187, 137, 156, 43, 68, 98, 17, 36, 21, 38], 71.82, 61.01, 0.248],
  ['FELM', [306, 84, 136, 149, 14, 62, 78, 12, 27, 2, 14], 68.05, 70.77, 0.355],
  ['RAGAS 3.5', [279, 153, 135, 116, 31, 61, 61, 11, 24, 14, 19], 69.59, 69.94, 0.357],
  // The paper prints 76.37; its own columns add up to 995 of 1,299.
  ['RAGAS 4', [290, 187, 136, 128, 33, 63, 66, 14, 25, 22, 31], 76.6, 75.75, 0.482],
  ['RefChecker', [300, 190, 137, 142, 40, 65, 62, 14, 26, 15, 29], 78.52, 77.85, 0.523],
  ['L-Face4RAG', [379, 193, 137, 160, 48, 69, 101, 26, 40, 21, 39], 93.38, 94.17, 0.849],
  ['A.D.', [361, 180, 137, 120, 26, 63, 48, 9, 17, 13, 19], 76.44, 80.73, null],
  ['w/o logic', [384, 193, 137, 158, 42, 66, 94, 10, 32, 12, 28], 88.99, 91.38, null],
];

/** Made-up samples: of each class as many as there are, the first of them judged rightly. */
const samplesOf = (right: readonly number[]): PredictedAnswer[] =>
  SIZES.flatMap((size, type) => {
    const [gold, wrong] =
      type === 0 ? (['consistent', 'inconsistent'] as const) : (['inconsistent', 'consistent'] as const);
    return Array.from({ length: size }, (_, at) => ({ gold, predicted: at < right[type]! ? gold : wrong }));
  });

describe('table 3 of the Face4RAG paper as predictions of 1,299 samples', () => {
  it.each(METHODS)('%s: %j right of each class', (_, right, percent, balanced, kappa) => {
    const samples = samplesOf(right);
    expect(samples).toHaveLength(1_299);
    const { matrix } = countAnswers(samples);
    expect([matrix.tp + matrix.fn, matrix.fp + matrix.tn]).toEqual([905, 394]);
    const figures = matrixFigures(matrix);
    expect(100 * figures.accuracy!).toBeCloseTo(percent, 2);
    expect(100 * figures.balancedAccuracy!).toBeCloseTo(balanced, 2);
    if (kappa !== null) expect(figures.kappa).toBeCloseTo(kappa, 3);
  });
});

describe('table 8 of the paper, 759 consistent and 441 inconsistent answers', () => {
  it.each([
    ['L-Face4RAG', 718, 335, 87.75, 85.28],
    ['A.D.', 629, 292, 76.75, 74.54],
    ['w/o CoT', 425, 361, 65.5, 68.93],
    ['w/o logic', 726, 312, 86.5, 83.2],
  ])('%s: %d and %d right', (_, tn, tp, percent, balanced) => {
    const figures = matrixFigures({ tp, fn: 441 - tp, fp: 759 - tn, tn });
    expect(100 * figures.accuracy!).toBeCloseTo(percent, 2);
    expect(100 * figures.balancedAccuracy!).toBeCloseTo(balanced, 2);
  });
});

describe('small classes of table 3', () => {
  it.each([
    [21, 41, 0.365, 0.657],
    [22, 41, 0.387, 0.679],
    [26, 28, 0.774, 0.98],
  ])('%d of %d: %d to %d', (n, of, low, high) => {
    const found = wilson({ n, of })!;
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });
});

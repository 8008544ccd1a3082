import { describe, expect, it } from 'vitest';
import { wilson } from '@/lib/annotation/exposure/proportion';
import { PUBLISHED_METHODS, PUBLISHED_SIZES } from '@/lib/testing/evaluation/published-methods';
import { countAnswers, matrixFigures, type PredictedAnswer } from './confusion-matrix';

/** Made-up samples: of each class as many as there are, the first of them judged rightly. */
const samplesOf = (right: readonly number[]): PredictedAnswer[] =>
  PUBLISHED_SIZES.flatMap((size, type) => {
    const [gold, wrong] =
      type === 0 ? (['consistent', 'inconsistent'] as const) : (['inconsistent', 'consistent'] as const);
    return Array.from({ length: size }, (_, at) => ({ gold, predicted: at < right[type]! ? gold : wrong }));
  });

describe('table 3 of the Face4RAG paper as predictions of 1,299 samples', () => {
  it.each(PUBLISHED_METHODS)('%s: %j right of each class', (_, right, percent, balanced, kappa) => {
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

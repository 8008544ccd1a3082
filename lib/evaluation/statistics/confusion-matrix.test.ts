import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConfusionMatrix,
  countAnswers,
  MATRIX_FIGURE_NAMES,
  matrixFigures,
  type PredictedAnswer,
} from './confusion-matrix';

const VERDICTS = ['consistent', 'inconsistent', 'undecided'] as const;
const count = fc.nat({ max: 200 });
const matrix = fc.record({ tp: count, fn: count, fp: count, tn: count });

describe('matrixFigures', () => {
  it('20, 5, 10, 65: as by hand', () => {
    const figures = matrixFigures({ tp: 20, fn: 5, fp: 10, tn: 65 });
    expect(figures.accuracy).toBe(0.85);
    expect(figures.recall).toBe(0.8);
    expect(figures.specificity).toBeCloseTo(65 / 75, 12);
    expect(figures.balancedAccuracy).toBeCloseTo(0.8333, 4);
    expect(figures.precision).toBeCloseTo(2 / 3, 12);
    expect(figures.f1).toBeCloseTo(0.7273, 4);
    expect(figures.mcc).toBeCloseTo(0.6299, 4);
    expect(figures.kappa).toBeCloseTo(0.625, 12);
  });

  it('no answers: every figure is undefined', () => {
    const values = Object.values(matrixFigures({ tp: 0, fn: 0, fp: 0, tn: 0 }));
    expect(values).toEqual(MATRIX_FIGURE_NAMES.map(() => null));
  });

  it('consistent gold alone, all called so: kappa and MCC are undefined, accuracy is not', () => {
    expect(matrixFigures({ tp: 0, fn: 0, fp: 0, tn: 7 })).toEqual({
      accuracy: 1,
      recall: null,
      specificity: 1,
      balancedAccuracy: null,
      precision: null,
      f1: null,
      mcc: null,
      kappa: null,
    });
  });

  it('a judge that always says inconsistent: half balanced accuracy, kappa 0, MCC undefined', () => {
    const figures = matrixFigures({ tp: 905, fn: 0, fp: 394, tn: 0 });
    expect(figures).toMatchObject({ balancedAccuracy: 0.5, kappa: 0, mcc: null, recall: 1, specificity: 0 });
    expect(figures.accuracy).toBeCloseTo(0.6967, 4);
  });

  it('with the classes exchanged, accuracy, balanced accuracy, MCC and kappa stay', () => {
    fc.assert(
      fc.property(matrix, (given) => {
        const exchanged: ConfusionMatrix = { tp: given.tn, fn: given.fp, fp: given.fn, tn: given.tp };
        const [one, other] = [matrixFigures(given), matrixFigures(exchanged)];
        for (const name of ['accuracy', 'balancedAccuracy', 'mcc', 'kappa'] as const) {
          if (one[name] === null) expect(other[name]).toBeNull();
          else expect(other[name]).toBeCloseTo(one[name], 10);
        }
      }),
    );
  });

  it('of any counts, is within -1 and 1 or null, never NaN', () => {
    fc.assert(
      fc.property(matrix, (given) => {
        for (const value of Object.values(matrixFigures(given)))
          expect(value === null || Math.abs(value) <= 1 + 1e-12).toBe(true);
      }),
    );
  });
});

describe('countAnswers', () => {
  it('undecided predictions are wrong and lower coverage; undecided gold is left out and counted', () => {
    const counted = countAnswers([
      { gold: 'inconsistent', predicted: 'inconsistent' },
      { gold: 'inconsistent', predicted: 'undecided' },
      { gold: 'consistent', predicted: 'undecided' },
      { gold: 'consistent', predicted: 'consistent' },
      { gold: 'undecided', predicted: 'consistent' },
    ]);
    expect(counted).toEqual({ matrix: { tp: 1, fn: 1, fp: 1, tn: 1 }, coverage: 0.5, leftOut: 1 });
  });

  it('no answers: coverage is undefined', () => {
    expect(countAnswers([])).toMatchObject({ coverage: null, leftOut: 0 });
  });

  it('a whole weight counts like as many equal answers', () => {
    const answer = fc.record({
      gold: fc.constantFrom(...VERDICTS),
      predicted: fc.constantFrom(...VERDICTS),
      weight: fc.nat({ max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const repeated = answers.flatMap(({ weight, ...own }): PredictedAnswer[] =>
          new Array<PredictedAnswer>(weight).fill(own),
        );
        const { matrix: weighted, coverage } = countAnswers(answers);
        expect({ weighted, coverage }).toEqual({
          weighted: countAnswers(repeated).matrix,
          coverage: countAnswers(repeated).coverage,
        });
      }),
    );
  });
});

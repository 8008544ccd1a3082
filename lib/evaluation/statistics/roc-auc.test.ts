import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matrixFigures } from './confusion-matrix';
import { areaUnderRoc, type ScoredAnswer } from './roc-auc';

const scored = (positives: number[], negatives: number[]): ScoredAnswer[] => [
  ...positives.map((score) => ({ score, positive: true })),
  ...negatives.map((score) => ({ score, positive: false })),
];
const answers = fc.array(
  fc.record({
    score: fc.integer({ min: 0, max: 9 }),
    positive: fc.boolean(),
    weight: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 40 },
);

describe('areaUnderRoc', () => {
  it('four and four with two ties: 14 of 16 pairs', () => {
    expect(areaUnderRoc(scored([0.9, 0.7, 0.7, 0.4], [0.7, 0.3, 0.2, 0.1]))).toBe(0.875);
  });

  it('one class alone, or nothing: undefined', () => {
    expect(areaUnderRoc(scored([0.9], []))).toBeNull();
    expect(areaUnderRoc([])).toBeNull();
  });

  it('of a bare verdict, is balanced accuracy', () => {
    const bare = scored(
      [...new Array(20).fill(1), ...new Array(5).fill(0)],
      [...new Array(10).fill(1), ...new Array(65).fill(0)],
    );
    const { balancedAccuracy } = matrixFigures({ tp: 20, fn: 5, fp: 10, tn: 65 });
    expect(areaUnderRoc(bare)).toBeCloseTo(balancedAccuracy!, 12);
  });

  it('is the mean over all pairs, weights as repeated answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const repeated = given.flatMap((answer) => new Array<ScoredAnswer>(answer.weight).fill(answer));
        const pairs = repeated.flatMap((one) =>
          one.positive
            ? repeated.filter(({ positive }) => !positive).map((other) => one.score - other.score)
            : [],
        );
        const found = areaUnderRoc(given);
        if (pairs.length === 0) expect(found).toBeNull();
        else {
          const won = pairs.reduce((sum, d) => sum + (d > 0 ? 1 : d === 0 ? 0.5 : 0), 0);
          expect(found).toBeCloseTo(won / pairs.length, 10);
        }
      }),
    );
  });
});

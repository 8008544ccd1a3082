import { describe, expect, it } from 'vitest';
import { countAnswers, matrixFigures, type PredictedAnswer } from './confusion-matrix';
import { drawnParts, effectiveSize, hajekMean, horvitzThompson } from './inclusion';
import { stratifiedRate } from './stratified-rate';

/** A thousand samples: the top hundred were all read, and 180 of the other 900. */
const TOP = 1;
const REST = 180 / 900;
const draw = (n: number, probability: number, value: number) =>
  Array.from({ length: n }, () => ({ probability, value }));
const WRONG = [...draw(40, TOP, 1), ...draw(60, TOP, 0), ...draw(9, REST, 1), ...draw(171, REST, 0)];

const answers = (n: number, gold: 'consistent' | 'inconsistent', right: number, probability: number) =>
  Array.from({ length: n }, (_, at): PredictedAnswer => {
    const wrong = gold === 'consistent' ? 'inconsistent' : 'consistent';
    return { gold, predicted: at < right ? gold : wrong, weight: 1 / probability };
  });
const READ = [
  ...answers(50, 'inconsistent', 25, TOP),
  ...answers(50, 'consistent', 35, TOP),
  ...answers(20, 'inconsistent', 16, REST),
  ...answers(160, 'consistent', 155, REST),
];

const readAt = (arm: 'ranked' | 'random', ranks: readonly number[]) => ranks.map((rank) => ({ arm, rank }));
const from = (first: number, n: number, step = 1) => Array.from({ length: n }, (_, at) => first + at * step);

describe('drawnParts', () => {
  it('the top hundred read whole, four fifths of them as ranked, and 180 of the other 900: 100 of 100, 180 of 900', () => {
    const read = [
      ...readAt('ranked', [...from(1, 79), 100]),
      ...readAt('random', [...from(80, 20), ...from(101, 180, 5)]),
    ];
    expect(drawnParts(read, 1_000)).toEqual({
      cut: 100,
      top: { read: 100, of: 100 },
      rest: { read: 180, of: 900 },
    });
  });

  it('a random part that is unfinished: those above the cut that wait in it are missing there, too', () => {
    const read = [...readAt('ranked', [1, 2, 4]), ...readAt('random', [9])];
    expect(drawnParts(read, 10)).toEqual({ cut: 4, top: { read: 3, of: 4 }, rest: { read: 1, of: 6 } });
  });

  it('all read, or none of the ranked part: one part is empty', () => {
    expect(drawnParts(readAt('ranked', [1, 2]), 2)).toEqual({
      cut: 2,
      top: { read: 2, of: 2 },
      rest: { read: 0, of: 0 },
    });
    expect(drawnParts(readAt('random', [3]), 4)).toEqual({
      cut: 0,
      top: { read: 0, of: 0 },
      rest: { read: 1, of: 4 },
    });
  });

  it('nothing read at random below the cut, or nothing at all: null', () => {
    expect(drawnParts(readAt('ranked', [1, 2]), 10)).toBeNull();
    expect(drawnParts([], 10)).toBeNull();
  });
});

describe('a population of which the top was read whole and a fifth of the rest', () => {
  it('errors: .085 by Horvitz-Thompson and Hájek, .175 unweighted', () => {
    expect(horvitzThompson(WRONG, 1_000)).toBeCloseTo(0.085, 12);
    expect(hajekMean(WRONG)).toBeCloseTo(0.085, 12);
    expect(WRONG.filter(({ value }) => value === 1).length / WRONG.length).toBe(0.175);
  });

  it('their standard error is .0131: the part that was read whole adds none', () => {
    const found = stratifiedRate([
      { weight: 0.1, n: 40, of: 100, sampled: 1 },
      { weight: 0.9, n: 9, of: 180, sampled: 0.2 },
    ])!;
    expect(found.value).toBeCloseTo(0.085, 12);
    expect(found.standardError).toBeCloseTo(0.0131, 4);
  });

  it('recall .70, specificity .9529, balanced .8265, prevalence .15; unweighted .5857, .9048, .7452, .25', () => {
    const { matrix } = countAnswers(READ);
    const weighted = matrixFigures(matrix);
    expect(weighted.recall).toBeCloseTo(0.7, 12);
    expect(weighted.specificity).toBeCloseTo(0.9529, 4);
    expect(weighted.balancedAccuracy).toBeCloseTo(0.8265, 4);
    expect((matrix.tp + matrix.fn) / 1_000).toBeCloseTo(0.15, 12);
    const naive = countAnswers(READ.map((answer) => ({ ...answer, weight: 1 }))).matrix;
    expect(matrixFigures(naive).recall).toBeCloseTo(0.5857, 4);
    expect(matrixFigures(naive).specificity).toBeCloseTo(0.9048, 4);
    expect(matrixFigures(naive).balancedAccuracy).toBeCloseTo(0.7452, 4);
    expect((naive.tp + naive.fn) / 280).toBe(0.25);
  });

  it('says as much as 217 evenly drawn answers', () => {
    expect(effectiveSize(READ.map(({ weight }) => weight!))).toBeCloseTo(217.39, 2);
  });

  it('nothing drawn: undefined', () => {
    expect([horvitzThompson([], 0), hajekMean([]), effectiveSize([])]).toEqual([null, null, null]);
  });
});

import { describe, expect, it } from 'vitest';
import { countAnswers, matrixFigures, type PredictedAnswer } from './confusion-matrix';
import { effectiveSize, hajekMean, horvitzThompson, inclusionProbability } from './inclusion';
import { stratifiedRate } from './stratified-rate';

/** A thousand samples: the top hundred were all read, and 180 of the other 900. */
const TOP = 1;
const REST = inclusionProbability(500, { cut: 100, share: 0.2, unfinished: null });
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

describe('inclusionProbability', () => {
  it('1 up to the cut, the share of the random part below, what of it is done while it is unfinished', () => {
    const drawing = { cut: 100, share: 0.2, unfinished: null };
    expect(inclusionProbability(100, drawing)).toBe(1);
    expect(inclusionProbability(101, drawing)).toBe(0.2);
    const unfinished = { done: 90, population: 1_000 };
    expect(inclusionProbability(101, { ...drawing, unfinished })).toBe(0.09);
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

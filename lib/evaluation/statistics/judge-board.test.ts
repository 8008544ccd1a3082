import { describe, expect, it } from 'vitest';
import { lastStep } from '@/lib/last-step';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import type { BoardAnswer } from './board-rows';
import { MATRIX_FIGURE_NAMES } from './confusion-matrix';
import { measureBoard, type MeasuredBoard } from './judge-board';

/** As many answers of each cell for one judge; the second judge is always right. */
function answersOf(tp: number, fn: number, fp: number, tn: number): BoardAnswer[] {
  const cell = (n: number, gold: 'consistent' | 'inconsistent', said: 'consistent' | 'inconsistent') =>
    Array.from({ length: n }, () => ({ gold, predicted: [said, gold] }));
  return [
    ...cell(tp, 'inconsistent', 'inconsistent'),
    ...cell(fn, 'inconsistent', 'consistent'),
    ...cell(fp, 'consistent', 'inconsistent'),
    ...cell(tn, 'consistent', 'consistent'),
  ].map((answer, at) => ({ ...answer, cluster: `q${at}` }));
}
const HUNDRED = answersOf(20, 5, 10, 65);

function measured(answers: readonly BoardAnswer[], seed = 1): MeasuredBoard {
  return lastStep(measureBoard(answers, { judges: 2, seed }));
}

describe('measureBoard', () => {
  it('values of each judge, and the difference of each two', () => {
    const { judges, differences } = measured(HUNDRED);
    expect(judges[0]!.matrix).toEqual({ tp: 20, fn: 5, fp: 10, tn: 65 });
    expect(judges[0]!.figures.kappa.value).toBeCloseTo(0.625, 12);
    expect(judges[1]!.figures.balancedAccuracy).toEqual({
      value: 1,
      interval: { low: 1, high: 1, dropped: 0 },
    });
    expect(differences.map(({ judges: two }) => two)).toEqual([[0, 1]]);
    expect(differences[0]!.figures.accuracy.value).toBeCloseTo(-0.15, 12);
    expect(differences[0]!.figures.accuracy.atMostZero).toBe(1);
  });

  it('an answer that a judge has no prediction of counts for the other judge alone', () => {
    const without = HUNDRED.map((answer, at) => ({
      ...answer,
      predicted: [at < 20 ? null : answer.predicted[0]!, answer.predicted[1]!],
    }));
    const { judges } = measured(without);
    expect(judges[0]!.matrix).toEqual({ tp: 0, fn: 5, fp: 10, tn: 65 });
    expect(judges[1]!.matrix).toEqual({ tp: 25, fn: 0, fp: 0, tn: 75 });
  });

  it('the interval of accuracy is near .85 ± 1.96 · √(.85 · .15 / 100), and each holds its value', () => {
    const { figures } = measured(HUNDRED).judges[0]!;
    const { low, high } = figures.accuracy.interval as { low: number; high: number };
    expect(Math.abs(low - 0.78)).toBeLessThan(0.015);
    expect(Math.abs(high - 0.92)).toBeLessThan(0.015);
    for (const { value, interval } of Object.values(figures)) {
      if (!isInterval(interval)) throw new Error(interval.missing);
      expect(interval.low).toBeLessThan(value!);
      expect(interval.high).toBeGreaterThan(value!);
    }
  });

  it('the same seed: the same figures; another: others', () => {
    expect(measured(HUNDRED, 3)).toEqual(measured(HUNDRED, 3));
    expect(measured(HUNDRED, 3)).not.toEqual(measured(HUNDRED, 4));
  });

  it('ten equal answers to a question: the interval is as wide as with one', () => {
    const tenfold = HUNDRED.flatMap((answer) => new Array<BoardAnswer>(10).fill(answer));
    const [ten, once] = [tenfold, HUNDRED].map((answers) => measured(answers).judges[0]!.figures);
    for (const name of MATRIX_FIGURE_NAMES) {
      const bounds = [ten![name].interval, once![name].interval] as { low: number; high: number }[];
      expect(bounds[0]!.low).toBeCloseTo(bounds[1]!.low, 12);
      expect(bounds[0]!.high).toBeCloseTo(bounds[1]!.high, 12);
    }
  });

  it('a weight of four counts like four answers of the same cluster', () => {
    const weighted = HUNDRED.map((answer, at) => ({ ...answer, weight: at % 3 === 0 ? 4 : 1 }));
    const repeated = weighted.flatMap(({ weight, ...own }) => new Array<BoardAnswer>(weight).fill(own));
    expect(measured(weighted)).toEqual(measured(repeated));
  });

  it('strata whose answers are all alike vary in no resample', () => {
    const strata = HUNDRED.map((answer) => ({
      ...answer,
      stratum: `${answer.gold} called ${answer.predicted[0]}`,
    }));
    const { interval, value } = measured(strata).judges[0]!.figures.accuracy;
    expect(interval).toEqual({ low: value, high: value, dropped: 0 });
  });

  it('no inconsistent gold: recall has no value, and no interval; few questions: no interval', () => {
    const { figures } = measured(answersOf(0, 0, 3, 20)).judges[0]!;
    expect(figures.recall).toEqual({ value: null, interval: { missing: 'no_value' } });
    const few = measured(answersOf(1, 1, 1, 1)).judges[0]!.figures.accuracy;
    expect(few).toEqual({ value: 0.5, interval: { missing: 'few_answers', answers: 4 } });
    expect(measured([]).judges[0]!.figures.accuracy.value).toBeNull();
  });

  it('says how far it is, up to all resamples', () => {
    const steps = [...measureBoard(HUNDRED, { judges: 2, resamples: 20 })];
    expect(steps).toEqual([8, 16, 20].map((done) => ({ done, total: 20 })));
  });
});

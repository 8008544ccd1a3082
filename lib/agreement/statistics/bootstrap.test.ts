import { describe, expect, it } from 'vitest';
import { intervals, quantile } from './bootstrap';
import { randomIndices, randomStream } from './prng';
import type { Coefficient } from './coefficient';
import { type ConfidenceInterval, isInterval, type ResampledInterval } from './confidence-interval';
import { distinctRows } from './distinct-rows';
import { krippendorffAlpha } from './krippendorff-alpha';
import { ratingsOf } from './ratings';
import { rawAgreement } from './raw-agreement';
import { sufficientStatistics } from './sufficient-statistics';

/** `agreeing` of 100 answers of one unit each, on which two people agree. */
const statisticRows = (agreeing: number, answers = 100) =>
  sufficientStatistics(
    ratingsOf(
      Array.from({ length: answers }, (_, answer) => ({
        answer,
        ratings: [[0, 0] as const, [1, answer < agreeing ? 0 : 1] as const],
      })),
      { answers, raters: 2, categories: 2 },
    ),
  );

function bounds(interval: ConfidenceInterval): ResampledInterval {
  if (!isInterval(interval)) throw new Error(interval.missing);
  return interval;
}

const take = (seed: number, ...portions: number[]) =>
  portions.flatMap(
    ((stream) => (count) => {
      const into = new Uint32Array(count);
      stream(into);
      return [...into];
    })(randomStream(seed)),
  );

describe('randomStream', () => {
  it('gives the same numbers for the same seed, however portioned, and others for another', () => {
    expect(take(1, 5)).toEqual(take(1, 2, 0, 3));
    expect(take(1, 5)).not.toEqual(take(2, 5));
    expect(take(0, 5)).not.toEqual(take(1, 5));
  });

  it('is even: of 100,000 draws a tenth falls in each tenth', () => {
    const draw = randomIndices(7);
    const tenths = new Array<number>(10).fill(0);
    for (let turn = 0; turn < 100_000; turn += 1) tenths[draw(10)]! += 1;
    // Four standard deviations of a binomial count.
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(4 * Math.sqrt(100_000 * 0.09));
  });
});

describe('intervals', () => {
  it('are near those that theory gives: 80 of 100 within .80 ± 1.96 · .04', () => {
    const interval = bounds(intervals(statisticRows(80), [rawAgreement])[0]!);
    expect(interval.low).toBeCloseTo(0.72, 1);
    expect(interval.high).toBeCloseTo(0.88, 1);
    expect(interval.low).toBeGreaterThan(0.69);
    expect(interval.high).toBeLessThan(0.91);
    expect(interval.dropped).toBe(0);
  });

  it('the same seed: the same interval', () => {
    const once = intervals(statisticRows(70), [rawAgreement], { seed: 3 });
    expect(intervals(statisticRows(70), [rawAgreement], { seed: 3 })).toEqual(once);
    expect(intervals(statisticRows(70), [rawAgreement], { seed: 4 })).not.toEqual(once);
  });

  it('draw answers, not labels: ten equal units of an answer make the interval no narrower', () => {
    const units = Array.from({ length: 100 }, (_, answer) => answer).flatMap((answer) =>
      Array.from({ length: 10 }, () => ({
        answer,
        ratings: [[0, 0] as const, [1, answer < 80 ? 0 : 1] as const],
      })),
    );
    const tenfold = sufficientStatistics(ratingsOf(units, { answers: 100, raters: 2, categories: 2 }));
    const once = bounds(intervals(statisticRows(80), [rawAgreement])[0]!);
    const ten = bounds(intervals(tenfold, [rawAgreement])[0]!);
    expect(ten.low).toBeCloseTo(once.low, 10);
    expect(ten.high).toBeCloseTo(once.high, 10);
  });

  it('say that too few answers bear on a coefficient, and how many', () => {
    expect(intervals(statisticRows(3, 4), [rawAgreement])).toEqual([{ missing: 'few_answers', answers: 4 }]);
  });

  it('say in how many resamples a coefficient was undefined', () => {
    const fails = (): Coefficient => ({ undefined: 'single_value' });
    expect(intervals(statisticRows(80), [fails, rawAgreement])).toMatchObject([
      { missing: 'undefined_resamples', dropped: 1_000, resamples: 1_000 },
      { dropped: 0 },
    ]);
  });

  it('of twelve answers of which one alone has another value: a third of the resamples miss it', () => {
    const units = Array.from({ length: 12 }, (_, answer) => {
      const category = answer === 0 ? 1 : 0;
      return { answer, ratings: [[0, category] as const, [1, category] as const] };
    });
    const [raw, alpha] = intervals(
      sufficientStatistics(ratingsOf(units, { answers: 12, raters: 2, categories: 2 })),
      [rawAgreement, krippendorffAlpha],
    );
    expect(raw).toEqual({ low: 1, high: 1, dropped: 0 });
    expect(alpha).toMatchObject({ missing: 'undefined_resamples', resamples: 1_000 });
    // (11/12)^12 = 0.352; four standard deviations of a binomial count.
    const { dropped } = alpha as { dropped: number };
    expect(Math.abs(dropped - 352)).toBeLessThan(4 * Math.sqrt(1_000 * 0.352 * 0.648));
  });
});

describe('quantile', () => {
  it('interpolates between neighbours', () => {
    const sorted = Float64Array.from([1, 2, 3, 5]);
    expect([0, 0.5, 0.9, 1].map((share) => quantile(sorted, share))).toEqual([1, 2.5, 4.4, 5]);
    expect(quantile(Float64Array.from([4]), 0.3)).toBe(4);
  });
});

describe('distinctRows', () => {
  it('has one kind for equal rows, in the order in which they first come', () => {
    const values = Float64Array.from([1, 2, 3, 4, 1, 2, 0, 0, 3, 4]);
    const kinds = distinctRows({ answers: 5, width: 2, values });
    expect([...kinds.kindOf]).toEqual([0, 1, 0, 2, 1]);
    expect([...kinds.starts]).toEqual([0, 2, 4, 4]);
    expect([...kinds.columns]).toEqual([0, 1, 0, 1]);
    expect([...kinds.values]).toEqual([1, 2, 3, 4]);
  });
});

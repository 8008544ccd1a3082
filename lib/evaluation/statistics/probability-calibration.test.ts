import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalMassBins, equalWidthBins } from './probability-bins';
import { brierScore, expectedCalibrationError, reliabilityCurve } from './probability-calibration';

const P = [0.95, 0.92, 0.85, 0.65, 0.62, 0.35, 0.15, 0.12, 0.05, 0.02];
const Y = [1, 1, 0, 1, 0, 0, 0, 1, 0, 0];
const TEN = P.map((probability, at) => ({ probability, positive: Y[at] === 1 }));
const answers = fc.array(
  fc.record({ probability: fc.double({ min: 0, max: 1, noNaN: true }), positive: fc.boolean() }),
  { minLength: 1, maxLength: 60 },
);

describe('calibration of ten answers', () => {
  it('ECE is .200 over five bins of equal width, .240 over five of equal mass; Brier .21606', () => {
    expect(expectedCalibrationError(equalWidthBins(TEN, 5))).toBeCloseTo(0.2, 12);
    expect(expectedCalibrationError(equalMassBins(TEN, 5))).toBeCloseTo(0.24, 12);
    expect(brierScore(TEN)).toBeCloseTo(0.21606, 12);
  });

  it('without answers, all are undefined', () => {
    expect([expectedCalibrationError([]), brierScore([]), reliabilityCurve([])]).toEqual([null, null, null]);
  });
});

describe('bins', () => {
  it('of equal width: a border belongs to the bin above it, 1 to the last', () => {
    const bins = equalWidthBins(
      [0, 0.1, 0.3, 0.6, 0.7, 1].map((probability) => ({ probability, positive: false })),
      10,
    );
    expect(bins.map(({ n, mean }) => [n, mean])).toEqual([
      [1, 0],
      [1, 0.1],
      [1, 0.3],
      [1, 0.6],
      [1, 0.7],
      [1, 1],
    ]);
  });

  it('of equal mass: equal probabilities stay together', () => {
    const same = new Array(7).fill({ probability: 0.4, positive: true });
    expect(equalMassBins(same, 3)).toMatchObject([{ n: 7, positives: 7 }]);
  });

  it.each([equalWidthBins, equalMassBins])(
    '$name hold every answer once, in whatever order they come',
    (binsOf) => {
      fc.assert(
        fc.property(answers, fc.integer({ min: 1, max: 15 }), (given, count) => {
          const bins = binsOf(given, count);
          expect(bins.reduce((sum, { n }) => sum + n, 0)).toBe(given.length);
          expect(bins.length).toBeLessThanOrEqual(count);
          expect(binsOf(given.toReversed(), count).map(({ n, positives }) => [n, positives])).toEqual(
            bins.map(({ n, positives }) => [n, positives]),
          );
        }),
      );
    },
  );
});

describe('reliabilityCurve', () => {
  it('under fifty answers there is none', () => {
    const five = [...TEN, ...TEN, ...TEN, ...TEN, ...TEN];
    expect(reliabilityCurve(five.slice(1))).toBeNull();
    expect(reliabilityCurve(five)).not.toBeNull();
  });

  it('has of each bin the mean probability and the rate with its interval', () => {
    const five = [...TEN, ...TEN, ...TEN, ...TEN, ...TEN];
    const last = reliabilityCurve(five, 5)!.at(-1)!;
    expect(last.n).toBe(15);
    expect(last.mean).toBeCloseTo((0.95 + 0.92 + 0.85) / 3, 12);
    expect(last.rate.value).toBeCloseTo(2 / 3, 12);
    // Wilson of 10 of 15.
    expect(last.rate.low).toBeCloseTo(0.4171, 4);
    expect(last.rate.high).toBeCloseTo(0.8482, 4);
  });
});

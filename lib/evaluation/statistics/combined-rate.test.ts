import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilson } from '@/lib/annotation/exposure/proportion';
import { combinedRate } from './combined-rate';

describe('a rate over strata', () => {
  it('a stratum that was read whole adds its share exactly, the other one its interval', () => {
    // 0.1 x 4/10 + 0.9 x 1/10; Wilson of 1/10 is [0.017876, 0.404150].
    const found = combinedRate([
      { n: 4, of: 10, weight: 0.1, whole: true },
      { n: 1, of: 10, weight: 0.9 },
    ]);
    expect(found!.value).toBeCloseTo(0.13, 12);
    expect(found!.low).toBeCloseTo(0.04 + 0.9 * 0.017876, 5);
    expect(found!.high).toBeCloseTo(0.04 + 0.9 * 0.40415, 5);
  });

  it('two drawn strata: the squares of their distances add up', () => {
    // Wilson of 0/10 is [0, 0.277533], of 5/10 [0.236594, 0.763406].
    const found = combinedRate([
      { n: 0, of: 10, weight: 0.5 },
      { n: 5, of: 10, weight: 0.5 },
    ]);
    expect(found!.value).toBe(0.25);
    expect(found!.low).toBeCloseTo(0.25 - 0.5 * 0.263406, 5);
    expect(found!.high).toBeCloseTo(0.25 + 0.5 * Math.hypot(0.277533, 0.263406), 5);
  });

  it('one stratum: the interval of Wilson', () => {
    expect(combinedRate([{ n: 3, of: 9, weight: 1 }])!.low).toBeCloseTo(wilson({ n: 3, of: 9 })!.low, 12);
  });

  it('nothing drawn of a stratum: null, unless it weighs nothing', () => {
    const drawn = { n: 1, of: 2, weight: 1 };
    expect(combinedRate([drawn, { n: 0, of: 0, weight: 0.1 }])).toBeNull();
    expect(combinedRate([drawn, { n: 0, of: 0, weight: 0 }])!.value).toBe(0.5);
  });

  it('any strata: the value lies in its interval, which lies in 0 to 1', () => {
    const part = fc
      .record({ of: fc.integer({ min: 1, max: 50 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
      .map(({ of, share }) => ({ of, n: Math.round(share * of) }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const found = combinedRate(parts.map((one) => ({ ...one, weight: 1 / parts.length })))!;
        expect(found.low).toBeGreaterThanOrEqual(0);
        expect(found.low).toBeLessThanOrEqual(found.value + 1e-12);
        expect(found.high).toBeGreaterThanOrEqual(found.value - 1e-12);
        expect(found.high).toBeLessThanOrEqual(1);
      }),
    );
  });
});

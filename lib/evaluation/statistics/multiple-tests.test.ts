import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benjaminiYekutieli, holm } from './multiple-tests';

const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 });

describe('holm', () => {
  it('.01 .04 .03 .005: times 3, 1, 2, 4, and never falling', () => {
    const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
    [0.03, 0.06, 0.06, 0.02].forEach((p, at) => expect(adjusted[at]).toBeCloseTo(p, 12));
    expect(holm([])).toEqual([]);
    expect(holm([0.6, 0.7])).toEqual([1, 1]);
  });

  it('is monotone, at least p, at most m·p and at most 1', () => {
    fc.assert(
      fc.property(pValues, (given) => {
        const adjusted = holm(given);
        adjusted.forEach((value, at) => {
          expect(value).toBeGreaterThanOrEqual(given[at]!);
          expect(value).toBeLessThanOrEqual(1);
          given.forEach((p, other) => {
            if (p < given[at]!) expect(adjusted[other]).toBeLessThanOrEqual(value);
          });
        });
      }),
    );
  });
});

describe('benjaminiYekutieli', () => {
  it('three tests at .05: limits .00909, .01818, .02727; a larger rank that holds takes the smaller ones with it', () => {
    const found = benjaminiYekutieli([0.02, 0.01, 0.018]);
    const limits = found.map(({ limit }) => limit);
    [0.02727, 0.00909, 0.01818].forEach((limit, at) => expect(limits[at]).toBeCloseTo(limit, 5));
    expect(found.every(({ rejected }) => rejected)).toBe(true);
    expect(benjaminiYekutieli([0.0203, 0.162, 0.239]).some(({ rejected }) => rejected)).toBe(false);
    expect(benjaminiYekutieli([])).toEqual([]);
  });

  it('rejects a p-value only with every smaller one', () => {
    fc.assert(
      fc.property(pValues, (given) => {
        const found = benjaminiYekutieli(given);
        const most = Math.max(-1, ...given.filter((_, at) => found[at]!.rejected));
        given.forEach((p, at) => expect(found[at]!.rejected).toBe(p <= most));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studentT } from './student-t';

describe('studentT', () => {
  it('one degree of freedom is the Cauchy distribution, two have (1 + t/√(2 + t²))/2', () => {
    expect(studentT(1, 1)).toBeCloseTo(0.75, 14);
    expect(studentT(-1, 1)).toBeCloseTo(0.25, 14);
    expect(studentT(2, 2)).toBeCloseTo((1 + 2 / Math.sqrt(6)) / 2, 14);
  });

  // The usual table of 95 % and 97.5 % points.
  it.each([
    [2.353363, 3, 0.95],
    [2.776445, 4, 0.975],
    [2.228139, 10, 0.975],
    [2.04523, 29, 0.975],
    [1.684875, 39, 0.95],
    [1.98422, 99, 0.975],
    [1.960201, 10_000, 0.975],
  ])('at %d with %d degrees of freedom: %d', (t, degrees, p) => {
    expect(studentT(t, degrees)).toBeCloseTo(p, 6);
  });

  it('is symmetric, rises with t, and stays within 0 and 1', () => {
    const t = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(t, t, fc.integer({ min: 1, max: 500 }), (one, other, degrees) => {
        const [low, high] = [
          studentT(Math.min(one, other), degrees),
          studentT(Math.max(one, other), degrees),
        ];
        expect(low).toBeLessThanOrEqual(high + 1e-12);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(studentT(one, degrees) + studentT(-one, degrees)).toBeCloseTo(1, 12);
      }),
    );
  });
});

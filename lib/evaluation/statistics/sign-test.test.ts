import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signTest } from './sign-test';

describe('signTest', () => {
  it.each([
    [12, 4, 0.0768, 0.049],
    [15, 5, 0.0414, 0.0266],
    [3, 0, 0.25, 0.125],
    [5, 5, 1, 1],
    [0, 0, 1, 1],
    [23, 8, 0.0107, 0.007],
  ])('%d against %d: exact %d, mid-p %d', (b, c, exact, midP) => {
    expect(signTest(b, c).exact).toBeCloseTo(exact, 4);
    expect(signTest(b, c).midP).toBeCloseTo(midP, 4);
  });

  it.each([
    [2, 1, 1],
    [9, 1, 0.0215],
    [4, 1, 0.375],
  ])('%d against %d: exact %d', (b, c, exact) => {
    expect(signTest(b, c).exact).toBeCloseTo(exact, 4);
  });

  it('62 against 5: 1.4e-13', () => {
    expect(signTest(62, 5).exact).toBeGreaterThan(1.35e-13);
    expect(signTest(62, 5).exact).toBeLessThan(1.45e-13);
  });

  it('thousands: near the normal approximation with continuity, and no overflow', () => {
    // (5,100 - 4,900 - 1) / √10,000 = 1.99, two-sided .0466.
    expect(signTest(5_100, 4_900).exact).toBeCloseTo(0.0466, 4);
    expect(signTest(5_000, 5_000).exact).toBe(1);
    expect(signTest(5_000, 5_000).midP).toBeCloseTo(1, 9);
    expect(signTest(9_000, 0).exact).toBe(0);
  });

  it('is symmetric, at most 1, and mid-p is never above the exact one', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3_000 }), fc.nat({ max: 3_000 }), (b, c) => {
        const { exact, midP } = signTest(b, c);
        expect(signTest(c, b)).toEqual({ exact, midP });
        expect(exact).toBeLessThanOrEqual(1);
        expect(midP).toBeLessThanOrEqual(exact);
        expect(midP).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

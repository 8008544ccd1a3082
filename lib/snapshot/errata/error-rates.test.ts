import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorRates } from './error-rates';

const stratum = (samples: number, reviewed: number, errors: number, drawn: number, drawnErrors: number) => ({
  ...{ samples, reviewed, errors, drawn, drawnErrors },
});

describe('shares of wrong released labels', () => {
  it('20 released, ten drawn at random of which three are wrong: 6 of 20 in all, 3 of them left', () => {
    // 3 to 11 of 20 are wrong (finite-population.test.ts).
    expect(errorRates([stratum(20, 10, 3, 10, 3)])).toEqual({
      releasedErrors: { value: 6 / 20, low: 3 / 20, high: 11 / 20 },
      remainingErrors: { value: 3 / 20, low: 0, high: 8 / 20 },
    });
  });

  it('suspects of whom all that were read are wrong, and others: what is left is added to what was found', () => {
    // Suspects: 7 of 7, 1 to 7, and 5 were found: 2 are left, 0 to 2. Others: 0 of 33, 0 to 27, and 2 were found: 0 are left, 0 to 25.
    expect(errorRates([stratum(7, 5, 5, 1, 1), stratum(33, 7, 2, 2, 0)])).toEqual({
      releasedErrors: { value: 9 / 40, low: 7 / 40, high: 34 / 40 },
      remainingErrors: { value: 2 / 40, low: 0, high: 27 / 40 },
    });
  });

  it('two strata that were drawn alike: the squares of their distances add up', () => {
    // Each: 10 of 20 wrong, 5 were found, 6 to 14: 5 are left, 1 to 9.
    const half = stratum(20, 10, 5, 10, 5);
    const { remainingErrors } = errorRates([half, half]);
    expect(remainingErrors!.value).toBe(10 / 40);
    expect(remainingErrors!.low).toBeCloseTo((10 - 4 * Math.SQRT2) / 40, 12);
    expect(remainingErrors!.high).toBeCloseTo((10 + 4 * Math.SQRT2) / 40, 12);
  });

  it('three suspects that nobody read nor drew, beside others that were drawn: bounds, and no value', () => {
    expect(errorRates([stratum(5, 2, 2, 0, 0), stratum(20, 10, 3, 10, 3)])).toEqual({
      releasedErrors: { value: null, low: 5 / 25, high: 16 / 25 },
      remainingErrors: { value: null, low: 0, high: 11 / 25 },
    });
  });

  it('nothing of what is not reviewed was drawn for: null; all was reviewed: what was found', () => {
    const none = { releasedErrors: null, remainingErrors: null };
    expect(errorRates([stratum(2, 1, 0, 0, 0)])).toEqual(none);
    expect(errorRates([])).toEqual(none);
    expect(errorRates([stratum(4, 4, 1, 0, 0)])).toEqual({
      releasedErrors: { value: 1 / 4, low: 1 / 4, high: 1 / 4 },
      remainingErrors: { value: 0, low: 0, high: 0 },
    });
  });

  it('any review: what was released is what was found and what is left, within what can be', () => {
    const review = fc
      .record({
        drawnErrors: fc.nat(20),
        drawnRight: fc.nat(20),
        moreErrors: fc.nat(20),
        moreRight: fc.nat(20),
        unread: fc.nat(60),
      })
      .map(({ drawnErrors, drawnRight, moreErrors, moreRight, unread }) => {
        const [drawn, errors] = [drawnErrors + drawnRight, drawnErrors + moreErrors];
        const reviewed = drawn + moreErrors + moreRight;
        return stratum(reviewed + unread, reviewed, errors, drawn, drawnErrors);
      });
    fc.assert(
      fc.property(fc.array(review, { minLength: 1, maxLength: 2 }), (strata) => {
        const { releasedErrors, remainingErrors } = errorRates(strata);
        if (!releasedErrors || !remainingErrors) return;
        const total = (of: (one: (typeof strata)[number]) => number) =>
          strata.reduce((sum, one) => sum + of(one), 0);
        const samples = total((one) => one.samples);
        const found = total((one) => one.errors) / samples;
        const { value, low, high } = remainingErrors;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual((value ?? low) + 1e-12);
        expect(value ?? high).toBeLessThanOrEqual(high + 1e-12);
        expect(high).toBeLessThanOrEqual(total((one) => one.samples - one.reviewed) / samples + 1e-12);
        expect(releasedErrors.low).toBeCloseTo(found + low, 12);
        expect(releasedErrors.high).toBeCloseTo(found + high, 12);
        if (value === null) expect(releasedErrors.value).toBeNull();
        else expect(releasedErrors.value).toBeCloseTo(found + value, 12);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newcombe, wilson } from './proportion';

/** To four digits, as the papers print them. */
const rounded = (interval: ReturnType<typeof wilson>) =>
  interval && [interval.low, interval.high].map((border) => Number(border.toFixed(4)));

describe('wilson', () => {
  it('gives the intervals of Newcombe 1998a, table I, method 3', () => {
    expect(rounded(wilson({ n: 81, of: 263 }))).toEqual([0.2553, 0.3662]);
    expect(rounded(wilson({ n: 15, of: 148 }))).toEqual([0.0624, 0.1605]);
    expect(rounded(wilson({ n: 0, of: 20 }))).toEqual([0, 0.1611]);
    expect(rounded(wilson({ n: 1, of: 29 }))).toEqual([0.0061, 0.1718]);
  });

  it('by hand: z² = 3.8415, so none of ten reaches up to z² / (10 + z²)', () => {
    expect(wilson({ n: 0, of: 10 })!.high).toBeCloseTo(3.841459 / 13.841459, 6);
    expect(wilson({ n: 10, of: 10 })).toMatchObject({ value: 1, high: 1 });
    expect(wilson({ n: 10, of: 10 })!.low).toBeCloseTo(10 / 13.841459, 6);
    expect(wilson({ n: 5, of: 10 })!.low + wilson({ n: 5, of: 10 })!.high).toBeCloseTo(1, 12);
  });

  it('no trials: null', () => {
    expect(wilson({ n: 0, of: 0 })).toBeNull();
  });

  it('holds its rate and stays between 0 and 1', () => {
    const share = fc.integer({ min: 1, max: 10_000 }).chain((of) => fc.nat(of).map((n) => ({ n, of })));
    fc.assert(
      fc.property(share, ({ n, of }) => {
        const { low, value, high } = wilson({ n, of })!;
        expect(0 <= low && low <= value && value <= high && high <= 1).toBe(true);
      }),
    );
  });
});

describe('newcombe', () => {
  it('gives the intervals of Newcombe 1998b, table II, method 10', () => {
    expect(rounded(newcombe({ n: 56, of: 70 }, { n: 48, of: 80 }))).toEqual([0.0524, 0.3339]);
    expect(rounded(newcombe({ n: 9, of: 10 }, { n: 3, of: 10 }))).toEqual([0.1705, 0.809]);
    expect(rounded(newcombe({ n: 5, of: 56 }, { n: 0, of: 29 }))).toEqual([-0.0381, 0.1926]);
    expect(rounded(newcombe({ n: 10, of: 10 }, { n: 0, of: 20 }))).toEqual([0.6791, 1]);
  });

  it('swapped sides: the negated interval; one side without trials: null', () => {
    const [a, b] = [
      { n: 7, of: 9 },
      { n: 2, of: 30 },
    ];
    expect(newcombe(b, a)!.low).toBeCloseTo(-newcombe(a, b)!.high, 12);
    expect(newcombe(a, { n: 0, of: 0 })).toBeNull();
  });
});

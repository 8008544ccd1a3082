import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { populationCount } from './finite-population';

describe('a count in a finite population', () => {
  it('none of two drawn of 33: up to 27, since 6·5 / (33·32) is above 0.025 and 5·4 / (33·32) below', () => {
    expect(populationCount({ n: 0, of: 2 }, 33)).toEqual({ value: 0, low: 0, high: 27 });
  });

  it('three of ten drawn of 20: 3 to 11', () => {
    // Of C(20,10) = 184,756 draws, with 11 such (11 + 495 + 5,940) hold three or fewer, 0.0349; with 12 such 1,826, 0.0099.
    // With 3 such C(17,7) = 19,448 hold all three, 0.105.
    expect(populationCount({ n: 3, of: 10 }, 20)).toEqual({ value: 6, low: 3, high: 11 });
  });

  it('one of one drawn of seven: any count but none', () => {
    expect(populationCount({ n: 1, of: 1 }, 7)).toEqual({ value: 7, low: 1, high: 7 });
  });

  it('all were drawn: the count itself', () => {
    expect(populationCount({ n: 4, of: 10 }, 10)).toEqual({ value: 4, low: 4, high: 4 });
  });

  it('nothing was drawn: null', () => {
    expect(populationCount({ n: 0, of: 0 }, 5)).toBeNull();
  });

  it('any draw: the value lies in its interval, which holds what was found and leaves what was not', () => {
    const draw = fc
      .record({
        of: fc.integer({ min: 1, max: 60 }),
        rest: fc.nat(400),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ of, rest, share }) => ({ of, n: Math.round(share * of), population: of + rest }));
    fc.assert(
      fc.property(draw, ({ of, n, population }) => {
        const { value, low, high } = populationCount({ n, of }, population)!;
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        expect(low).toBeGreaterThanOrEqual(n);
        expect(high).toBeLessThanOrEqual(population - (of - n));
      }),
    );
  });
});

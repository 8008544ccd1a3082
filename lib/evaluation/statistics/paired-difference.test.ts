import { describe, expect, it } from 'vitest';
import { pairedDifference } from './paired-difference';

/** 15 answers on which the first judge alone is right, 5 on which the second is, 80 ties; each a cluster. */
const HUNDRED = Array.from({ length: 100 }, (_, at) => [at < 15 ? 1 : at < 20 ? -1 : 0]);

/** The exact law of the sum of 100 draws: +1 in .15, -1 in .05, 0 in .80; index 100 is a sum of 0. */
function exactLaw(): number[] {
  let law = [1];
  for (let draw = 0; draw < 100; draw += 1) {
    const next = new Array<number>(law.length + 2).fill(0);
    law.forEach((p, at) => {
      next[at]! += 0.05 * p;
      next[at + 1]! += 0.8 * p;
      next[at + 2]! += 0.15 * p;
    });
    law = next;
  }
  return law;
}

describe('pairedDifference', () => {
  it('the law of the resampled mean, worked out exactly, has its 95 % at .02 and .19, and .0134 at most 0', () => {
    const law = exactLaw();
    const rankAt = (share: number): number => {
      let sum = 0;
      return (law.findIndex((p) => (sum += p) >= share) - 100) / 100;
    };
    expect([rankAt(0.025), rankAt(0.975)]).toEqual([0.02, 0.19]);
    expect(law.slice(0, 101).reduce((sum, p) => sum + p, 0)).toBeCloseTo(0.0134, 4);
  });

  it('of 15 v 5 with 80 ties, a seeded run is within .01 of the exact law', () => {
    const found = pairedDifference(HUNDRED, { resamples: 10_000 })!;
    const { low, high } = found.interval as { low: number; high: number };
    expect(found.value).toBe(0.1);
    expect(Math.abs(low - 0.02)).toBeLessThanOrEqual(0.01 + 1e-9);
    expect(Math.abs(high - 0.19)).toBeLessThanOrEqual(0.01 + 1e-9);
    expect(Math.abs(found.atMostZero - 0.0134)).toBeLessThan(0.01);
  });

  it('the same seed: the same interval; another: another', () => {
    expect(pairedDifference(HUNDRED, { seed: 5 })).toEqual(pairedDifference(HUNDRED, { seed: 5 }));
    expect(pairedDifference(HUNDRED, { seed: 5 })).not.toEqual(pairedDifference(HUNDRED, { seed: 6 }));
  });

  it('clusters (1,1) (0,0) (1,0): the standard error is .2887, and .2236 were each answer its own', () => {
    const clusters = [
      [1, 1],
      [0, 0],
      [1, 0],
    ];
    expect(pairedDifference(clusters)!.standardError).toBeCloseTo(0.2887, 4);
    expect(pairedDifference(clusters.flat().map((d) => [d]))!.standardError).toBeCloseTo(0.2236, 4);
  });

  it('no answers: null; one cluster: no standard error', () => {
    expect(pairedDifference([])).toBeNull();
    expect(pairedDifference([[]])).toBeNull();
    expect(pairedDifference([[1, 0]])).toMatchObject({ value: 0.5, standardError: null });
  });
});

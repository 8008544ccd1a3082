import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adapted, LatencyWatch, part } from './pace';

describe('what an endpoint bears', () => {
  it('falls by three tenths of what was in flight, and never under one', () => {
    expect(adapted(null, { good: 5, cuts: 1 }, { most: 32, inFlight: 20 })).toBeCloseTo(14);
    expect(adapted(10, { good: 0, cuts: 2 }, { most: 32, inFlight: 32 })).toBeCloseTo(4.9);
    expect(adapted(1, { good: 0, cuts: 1 }, { most: 32, inFlight: 1 })).toBe(1);
  });

  it('rises by one with each round of replies, up to what its owner allows', () => {
    expect(adapted(8, { good: 8, cuts: 0 }, { most: 32, inFlight: 8 })).toBe(9);
    expect(adapted(31.5, { good: 32, cuts: 0 }, { most: 32, inFlight: 31 })).toBeNull();
    expect(adapted(null, { good: 100, cuts: 0 }, { most: 4, inFlight: 4 })).toBeNull();
  });
});

describe('the part of one worker', () => {
  it('is all of it alone, an even part among equals, and what the modest leave', () => {
    expect(part(32, [])).toBe(32);
    expect(part(32, [{ wanted: 40, permits: 16 }])).toBe(16);
    expect(part(32, [{ wanted: 4, permits: 4 }])).toBe(28);
    expect(
      part(32, [
        { wanted: 40, permits: 10 },
        { wanted: 2, permits: 2 },
      ]),
    ).toBe(15);
  });

  it('waits for what the others still hold', () => {
    expect(part(32, [{ wanted: 40, permits: 32 }])).toBe(0);
    expect(part(32, [{ wanted: 40, permits: 25 }])).toBe(7);
    expect(part(1, [{ wanted: 5, permits: 0 }])).toBe(1);
  });

  it('never lets all together exceed the total, whoever asks when', () => {
    const worker = fc.record({ wanted: fc.nat(60), permits: fc.constant<number>(0) });
    fc.assert(
      fc.property(
        fc.nat(50),
        fc.array(worker, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(5), { maxLength: 30 }),
        (total, workers, turns) => {
          for (const turn of turns) {
            const mine = workers[turn % workers.length]!;
            mine.permits = part(
              total,
              workers.filter((other) => other !== mine),
            );
          }
          const sum = workers.reduce((all, { permits }) => all + permits, 0);
          return sum <= total && (total === 0 || turns.length === 0 || sum > 0);
        },
      ),
    );
  });
});

it('notices when replies take three times as long as they did', () => {
  const watch = new LatencyWatch();
  const round = (ms: number): boolean => Array.from({ length: 20 }, () => watch.add(ms)).some(Boolean);
  expect(round(200)).toBe(false);
  expect(round(590)).toBe(false);
  expect(round(700)).toBe(true);
  expect(round(210)).toBe(false);
});

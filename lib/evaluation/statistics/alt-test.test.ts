import { describe, expect, it } from 'vitest';
import { altTest } from './alt-test';
import type { AnnotatedItem } from './annotated-item';

/** Forty items; labels of three people, then of the judge. */
const items = (...given: [string, number][]): AnnotatedItem[] =>
  given.flatMap(([labels, times]) =>
    Array.from({ length: times }, () => ({ labels: [...labels.slice(0, 3)], judge: labels[3]! })),
  );
const F = items(['CCCC', 20], ['ICCC', 6], ['CICC', 5], ['CCIC', 4], ['CCCI', 2], ['IIII', 2], ['IICI', 1]);
const G = items(['CCCC', 19], ['ICCC', 8], ['CICC', 3], ['CCIC', 1], ['CCCI', 6], ['IIII', 2], ['IICI', 1]);

function expectClose(found: readonly (number | null)[], values: readonly number[], digits: number): void {
  expect(found).toHaveLength(values.length);
  found.forEach((value, at) => expect(value).toBeCloseTo(values[at]!, digits));
}

describe('altTest', () => {
  it('a judge nearer to the others than each person, ε .1: every one is rejected', () => {
    const { tests, ...found } = altTest(F, { epsilon: 0.1 })!;
    expectClose(
      tests.map((test) => test.meanDifference),
      [-0.1, -0.075, -0.075],
      12,
    );
    expectClose(
      tests.map((test) => test.deviation),
      [0.4414, 0.4168, 0.4168],
      4,
    );
    expectClose(
      tests.map((test) => test.t),
      [-2.8654, -2.6555, -2.6555],
      4,
    );
    expectClose(
      tests.map((test) => test.p),
      [0.00334, 0.0057, 0.0057],
      5,
    );
    expectClose(tests.map((test) => test.limit).sort(), [0.00909, 0.01818, 0.02727], 5);
    expect(found).toMatchObject({ winningRate: 1, passed: true, skipped: [] });
    expect(found.advantage).toBeCloseTo(0.95, 12);
  });

  it('the same judge, ε .05: none is rejected', () => {
    expect(altTest(F, { epsilon: 0.05 })).toMatchObject({ winningRate: 0, passed: false });
  });

  it('a weaker judge, ε .2: one of three is rejected, which does not pass', () => {
    const { tests, ...found } = altTest(G, { epsilon: 0.2 })!;
    expectClose(
      tests.map((test) => test.p),
      [0.00581, 0.0518, 0.08],
      4,
    );
    expect(tests.map((test) => test.rejected)).toEqual([true, false, false]);
    expect(found).toMatchObject({ winningRate: 1 / 3, passed: false });
    expect(found.advantage).toBeCloseTo(0.85, 12);
  });

  it('the weaker judge, ε .15: .0203 would be rejected alone and is not among three', () => {
    const { tests, winningRate } = altTest(G, { epsilon: 0.15 })!;
    expectClose(
      tests.map((test) => test.p),
      [0.0203, 0.162, 0.239],
      3,
    );
    expect(tests[0]!.p).toBeLessThan(0.05);
    expect(winningRate).toBe(0);
  });

  it('nobody with thirty items, or nobody to compare with: no result', () => {
    expect(altTest(F.slice(0, 29), { epsilon: 0.1 })).toBeNull();
    expect(altTest([], { epsilon: 0.1 })).toBeNull();
    const alone = F.map(({ judge }) => ({ judge, labels: ['C'] }));
    expect(altTest(alone, { epsilon: 0.1 })).toBeNull();
  });

  it('an annotator with fewer than thirty items is skipped', () => {
    const some = F.map(({ labels, judge }, at) => ({
      judge,
      labels: [labels[0]!, labels[1]!, at < 29 ? labels[2]! : null],
    }));
    expect(altTest(some, { epsilon: 0.1 })).toMatchObject({
      skipped: [2],
      tests: [{ items: 40 }, { items: 40 }],
    });
  });

  it('without any spread: rejected if, and only if, the mean is below ε', () => {
    const same = items(['CCCC', 40]);
    expect(altTest(same, { epsilon: 0.1 })).toMatchObject({
      winningRate: 1,
      tests: [{ t: null, p: 0 }, {}, {}],
    });
    expect(altTest(same, { epsilon: 0 })).toMatchObject({
      winningRate: 0,
      tests: [{ t: null, p: 1 }, {}, {}],
    });
  });
});

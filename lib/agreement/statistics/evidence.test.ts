import { describe, expect, it } from 'vitest';
import { merged, spanOverlap } from './span-overlap';
import { unitizing, unitizingAlpha } from './unitizing-alpha';

describe('spanOverlap', () => {
  it('counts characters: 0-10 and 5-20 share five', () => {
    expect(spanOverlap([[0, 10]], [[5, 20]])).toEqual({ f1: 10 / 25, iou: 5 / 20 });
  });

  it('counts a character once however often it is marked', () => {
    expect(
      merged([
        [4, 9],
        [0, 5],
        [9, 10],
        [12, 12],
      ]),
    ).toEqual([[0, 10]]);
    expect(
      spanOverlap(
        [
          [0, 6],
          [4, 10],
        ],
        [[0, 10]],
      ),
    ).toEqual({ f1: 1, iou: 1 });
  });

  it('is 0 where only one marked anything, and nothing where neither did', () => {
    expect(spanOverlap([[0, 10]], [])).toEqual({ f1: 0, iou: 0 });
    expect(spanOverlap([[3, 3]], [])).toBeNull();
  });
});

describe('unitizing', () => {
  it('two people, continuum of ten, units 2-5 and 3-5, by hand', () => {
    // Ends differ by 1 and 0; each ordered pair counts it: 2 · 1 / (2 · 1 · 100).
    const part = unitizing([[[2, 5]], [[3, 5]]], [0, 10])!;
    expect(part.observed).toBeCloseTo(0.01, 12);
    // b = 3: (54 − 27 + 3)/3 + 9 · (gaps 2: none, 5: 3, 3: 1, 5: 3) = 10 + 63; b = 2: (16 − 12 + 2)/3 + 4 · (1 + 4 + 2 + 4) = 2 + 44.
    // 2/10 · 119 / (20 · 19 − 6 − 2).
    expect(part.expected).toBeCloseTo((0.2 * 119) / 372, 12);
  });

  it('a unit in a gap differs by the square of its length; the same units not at all', () => {
    expect(unitizing([[[2, 5]], []], [0, 10])!.observed).toBeCloseTo((2 * 9) / 200, 12);
    const same = unitizing([[[2, 5]], [[2, 5]]], [0, 10])!;
    expect(unitizingAlpha([same])).toEqual({ value: 1 });
  });

  it('fewer than two people, no marks, or no gap: no value', () => {
    expect(unitizing([[[0, 1]]], [0, 10])).toBeNull();
    expect(unitizing([[], []], [0, 0])).toBeNull();
    expect(unitizingAlpha([])).toEqual({ undefined: 'no_overlap' });
    expect(unitizingAlpha([unitizing([[], []], [0, 10])!])).toEqual({ undefined: 'nothing_marked' });
  });
});

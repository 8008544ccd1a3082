import { describe, expect, it } from 'vitest';
import { stratifiedRate } from './stratified-rate';

describe('stratifiedRate', () => {
  it('9 of 10, 3 of 5, 1 of 5 with weights .7, .2, .1: .77, and .65 pooled', () => {
    const found = stratifiedRate([
      { weight: 0.7, n: 9, of: 10 },
      { weight: 0.2, n: 3, of: 5 },
      { weight: 0.1, n: 1, of: 5 },
    ])!;
    expect(found.value).toBeCloseTo(0.77, 12);
    expect(found.standardError).toBeCloseTo(0.0877, 4);
    expect((9 + 3 + 1) / 20).toBe(0.65);
  });

  it("L-Face4RAG's recall of each type, weighted as the types are in real answers: 96.2 %, and 76.0 % there", () => {
    // Tables 3 and 10 of the paper: right, of how many, and error marks of the type in all six models' answers.
    const types = [
      [193, 199, 318],
      [137, 137, 58],
      [160, 162, 21],
      [48, 63, 11],
      [69, 70, 32],
      [101, 112, 15],
      [26, 28, 7],
      [40, 50, 4],
      [21, 41, 4],
      [39, 43, 0],
    ] as const;
    const found = stratifiedRate(types.map(([n, of, marks]) => ({ n, of, weight: marks / 470 })))!;
    expect(100 * found.value).toBeCloseTo(96.2, 1);
    expect((100 * 335) / 441).toBeCloseTo(75.96, 2);
  });

  it('an empty stratum of some weight, or none at all: null; one answer: no standard error', () => {
    expect(stratifiedRate([])).toBeNull();
    expect(stratifiedRate([{ weight: 1, n: 0, of: 0 }])).toBeNull();
    expect(
      stratifiedRate([
        { weight: 0, n: 0, of: 0 },
        { weight: 1, n: 1, of: 1 },
      ]),
    ).toEqual({ value: 1, standardError: null });
  });
});

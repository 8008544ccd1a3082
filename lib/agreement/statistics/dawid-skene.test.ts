import { describe, expect, it } from 'vitest';
import { dawidSkene } from './dawid-skene';
import { ratingsOf } from './ratings';

const rows = (units: number[][]) =>
  ratingsOf(
    units.map((said, answer) => ({ answer, ratings: said.map((value, rater) => [rater, value] as const) })),
    { answers: units.length, raters: 3, categories: 2 },
  );

describe('dawidSkene', () => {
  it('finds two who are right and one who always says the same', () => {
    const found = dawidSkene(
      rows([...Array<number[]>(6).fill([0, 0, 0]), ...Array<number[]>(4).fill([1, 1, 0])]),
    )!;
    expect(found.converged).toBe(true);
    found.prevalence.forEach((share, index) => expect(share).toBeCloseTo([0.6, 0.4][index]!, 6));
    const shown = found.errorRates.map((rater) =>
      rater.map((row) => row.map((rate) => Math.round(rate * 1e4) / 1e4)),
    );
    expect(shown).toEqual([
      [
        [1, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [1, 0],
      ],
    ]);
  });

  it('has nothing to say of nothing, and leaves units out that nobody judged', () => {
    expect(dawidSkene(rows([[]]))).toBeNull();
    const found = dawidSkene(rows([[0, 0, 0], [], [1, 1, 1]]))!;
    expect(found.prevalence.map((share) => Math.round(share * 1e6) / 1e6)).toEqual([0.5, 0.5]);
  });
});

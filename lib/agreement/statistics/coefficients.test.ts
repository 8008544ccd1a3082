import { describe, expect, it } from 'vitest';
import { type Coefficient, isDefined } from './coefficient';
import { cohenKappa, rawOfPair, pairStatistics, unitsOfPair } from './cohen-kappa';
import { fleissKappa } from './fleiss-kappa';
import { gwetAc1 } from './gwet-ac1';
import { krippendorffAlpha } from './krippendorff-alpha';
import { ratingsOf } from './ratings';
import { rawAgreement } from './raw-agreement';
import { sufficientStatistics, total } from './sufficient-statistics';

const _ = null;
/** Rows are units, columns are raters; each unit is an answer of its own. */
const rated = (rows: readonly (readonly (number | null)[])[], categories: number) =>
  ratingsOf(
    rows.map((row, answer) => ({
      answer,
      ratings: row.flatMap((value, rater) => (value === null ? [] : [[rater, value] as const])),
    })),
    { answers: rows.length, raters: rows[0]?.length ?? 0, categories },
  );
const all = (rows: readonly (readonly (number | null)[])[], categories: number) => {
  const row = total(sufficientStatistics(rated(rows, categories)));
  return [rawAgreement(row), krippendorffAlpha(row), fleissKappa(row), gwetAc1(row)];
};
const value = (coefficient: Coefficient): number => (isDefined(coefficient) ? coefficient.value : NaN);

/** Krippendorff 2011, four observers and twelve units; also the raters of Gwet's irrCAC ("cac.raw4raters"). */
const CANONICAL = [
  [0, 0, _, 0],
  [1, 1, 2, 1],
  [2, 2, 2, 2],
  [2, 2, 2, 2],
  [1, 1, 1, 1],
  [0, 1, 2, 3],
  [3, 3, 3, 3],
  [0, 0, 1, 0],
  [1, 1, 1, 1],
  [_, 4, 4, 4],
  [_, _, 0, 0],
  [_, _, 2, _],
];

describe('published values', () => {
  it('are those of irrCAC for four raters with missing labels', () => {
    const [raw, alpha, fleiss, ac1] = all(CANONICAL, 5).map(value);
    expect(raw).toBeCloseTo(0.8181818, 7);
    expect(alpha).toBeCloseTo(0.74342, 5);
    expect(fleiss).toBeCloseTo(0.76117, 5);
    expect(ac1).toBeCloseTo(0.77544, 5);
  });

  it("are Cohen's of 1960 (p. 37): two judges, three categories, agreement below chance", () => {
    const table = [
      [25, 13, 12],
      [12, 2, 16],
      [3, 15, 2],
    ];
    const rows = table.flatMap((line, a) => line.flatMap((n, b) => Array.from({ length: n }, () => [a, b])));
    // p_o = .29; the margins are .50 .30 .20 and .40 .30 .30, so p_e = .35.
    expect(value(cohenKappa(total(pairStatistics(rated(rows, 3), 0, 1))))).toBeCloseTo(
      (0.29 - 0.35) / 0.65,
      12,
    );
  });
});

describe('by hand', () => {
  it('three people, four units, one label missing', () => {
    // 0 0 0 | 0 0 1 | 1 1 . | 1 0 1. Agreement of the units: 1, 1/3, 1, 1/3.
    const [raw, alpha, fleiss, ac1] = all(
      [
        [0, 0, 0],
        [0, 0, 1],
        [1, 1, _],
        [1, 0, 1],
      ],
      2,
    ).map(value);
    expect(raw).toBeCloseTo(2 / 3, 12);
    // Eleven values, six 0 and five 1; off the diagonal 3 · 2/3 twice = 4: 1 − 10 · 4 / (2 · 6 · 5).
    expect(alpha).toBeCloseTo(1 - 40 / 60, 12);
    // Shares of 0: 1, 2/3, 0, 1/3, on the mean 1/2: chance 1/2.
    expect(fleiss).toBeCloseTo(1 / 3, 12);
    expect(ac1).toBeCloseTo(1 / 3, 12);
  });

  it('two people who agree as if by chance have 0, and those who always differ less', () => {
    const rows = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ];
    const pair = total(pairStatistics(rated(rows, 2), 0, 1));
    expect([unitsOfPair(pair), value(rawOfPair(pair)), value(cohenKappa(pair))]).toEqual([4, 0.5, 0]);
    expect(
      value(
        cohenKappa(
          total(
            pairStatistics(
              rated(
                [
                  [0, 1],
                  [1, 0],
                ],
                2,
              ),
              0,
              1,
            ),
          ),
        ),
      ),
    ).toBe(-1);
  });
});

describe('without a value', () => {
  const NO_OVERLAP = { undefined: 'no_overlap' };
  const SINGLE = { undefined: 'single_value' };

  it('says that nobody judged the same', () => {
    const rows = [
      [0, _],
      [_, 1],
    ];
    expect(all(rows, 2)).toEqual([NO_OVERLAP, NO_OVERLAP, NO_OVERLAP, NO_OVERLAP]);
    expect(all([], 2)).toEqual([NO_OVERLAP, NO_OVERLAP, NO_OVERLAP, NO_OVERLAP]);
    expect(cohenKappa(total(pairStatistics(rated(rows, 2), 0, 1)))).toEqual(NO_OVERLAP);
  });

  it('says that only one value was given; AC1 has one all the same', () => {
    const rows = [
      [1, 1],
      [1, 1],
    ];
    expect(all(rows, 2)).toEqual([{ value: 1 }, SINGLE, SINGLE, { value: 1 }]);
    expect(gwetAc1(total(sufficientStatistics(rated([[0, 0]], 1))))).toEqual(SINGLE);
    expect(cohenKappa(total(pairStatistics(rated(rows, 2), 0, 1)))).toEqual(SINGLE);
  });

  it('looks at pairable values alone for alpha', () => {
    expect(
      krippendorffAlpha(
        total(
          sufficientStatistics(
            rated(
              [
                [1, 1],
                [0, _],
              ],
              2,
            ),
          ),
        ),
      ),
    ).toEqual(SINGLE);
  });
});

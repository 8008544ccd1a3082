import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDefined } from './coefficient';
import { measureLevel } from '../figures/measure';
import { type RatedUnit, ratingsOf } from './ratings';

/** Rows are units, columns are two people; each unit is an answer of its own unless told otherwise. */
const levelOf = (units: readonly RatedUnit[], answers = units.length) =>
  measureLevel(ratingsOf(units, { answers, raters: 3, categories: 2 }));
const unitsOf = (rows: readonly (readonly (0 | 1)[])[]): RatedUnit[] =>
  rows.map((row, answer) => ({ answer, ratings: row.map((value, rater) => [rater, value] as const) }));

describe('the units that chance stands on', () => {
  it('are all judged ones or the shared ones alone, by hand', () => {
    // Four shared units of which one is split, and six that one person alone judged, all of the first category.
    const level = levelOf(unitsOf([[0, 0], [0, 1], [1, 1], [0, 0], [0], [0], [0], [0], [0], [0]]));
    expect(level).toMatchObject({ units: 4, judged: 10, labels: 8 });
    // p_a = 3/4. Shares over ten units: .85 and .15, over four: .625 and .375.
    const { fleiss, fleissShared, ac1, ac1Shared } = level.coefficients;
    expect(fleiss).toMatchObject({ value: expect.closeTo((0.75 - 0.745) / 0.255, 12) });
    expect(fleissShared).toMatchObject({ value: expect.closeTo(7 / 15, 12) });
    expect(ac1).toMatchObject({ value: expect.closeTo(99 / 149, 12) });
    expect(ac1Shared).toMatchObject({ value: expect.closeTo(9 / 17, 12) });
  });

  const unit = fc.array(fc.constantFrom(0 as const, 1 as const), { minLength: 1, maxLength: 3 });

  it('make no difference where every unit is shared, to value or interval', () => {
    fc.assert(
      fc.property(
        fc.array(
          unit.filter(({ length }) => length > 1),
          { minLength: 1, maxLength: 12 },
        ),
        (rows) => {
          const { fleiss, fleissShared, ac1, ac1Shared } = levelOf(unitsOf(rows)).coefficients;
          expect(fleissShared).toEqual(fleiss);
          expect(ac1Shared).toEqual(ac1);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('are the shared ones alone where the others are taken out', () => {
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 12 }), (rows) => {
        const whole = unitsOf(rows);
        const shared = whole.filter(({ ratings }) => ratings.length > 1);
        const [all, alone] = [levelOf(whole), levelOf(shared, whole.length)];
        expect(all.units).toBe(alone.units);
        for (const name of ['fleiss', 'ac1'] as const) {
          const [mine, its] = [all.coefficients[`${name}Shared`], alone.coefficients[name]];
          if (isDefined(mine) && isDefined(its)) expect(mine.value).toBeCloseTo(its.value, 12);
          else expect(mine).toMatchObject({ undefined: (its as { undefined: string }).undefined });
        }
      }),
      { numRuns: 100 },
    );
  });
});

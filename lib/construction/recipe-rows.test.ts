import { expect, it } from 'vitest';
import { type FoundGroup, recipeRows } from './recipe-rows';

it('recipeRows: a line for each recipe and model, groups that come out alike in one figure, combinations and recipes that are gone last', () => {
  const group = {
    recipe: 'number',
    model: null,
    intended: ['KCont'],
    withdrawn: false,
  } satisfies Partial<FoundGroup>;
  const asked = {
    recipe: 'word_contradiction',
    model: 'maker-1',
    intended: ['KCont'],
    withdrawn: false,
  } satisfies Partial<FoundGroup>;
  const rows = recipeRows(
    [
      { ...asked, recipe: 'gone', intended: ['Hallu'], gold: null, types: [], n: 2 },
      { ...group, recipe: 'number+cause', intended: ['KCont', 'LCaus'], gold: null, types: [], n: 3 },
      { ...asked, model: 'maker-2', gold: null, types: [], n: 1 },
      { ...asked, gold: 'inconsistent', types: ['KCont'], n: 4 },
      { ...asked, gold: 'consistent', types: [], n: 1 },
      { ...group, gold: 'inconsistent', types: ['KCont'], n: 8 },
      { ...group, gold: 'inconsistent', types: ['KInve'], n: 1 },
      { ...group, gold: 'inconsistent', types: ['Hallu'], n: 1 },
      { ...group, gold: null, types: [], n: 5 },
    ],
    {
      costs: [{ recipe: 'word_contradiction', model: 'maker-1', cost: 0.5 }],
      votes: [
        { recipe: 'number', model: null, n: 21, of: 30 },
        { recipe: 'word_contradiction', model: 'maker-2', n: 0, of: 2 },
      ],
    },
  );
  expect(rows.map(({ recipe, model }) => [recipe, model])).toEqual([
    ['number', null],
    ['word_contradiction', 'maker-1'],
    ['word_contradiction', 'maker-2'],
    ['number+cause', null],
    ['gone', 'maker-1'],
  ]);
  expect(rows.map(({ judges: { n, of } }) => [n, of])).toEqual([
    [21, 30],
    [0, 0],
    [0, 2],
    [0, 0],
    [0, 0],
  ]);
  const [number, made] = rows;
  expect(number).toMatchObject({ intended: ['KCont'], made: 15, cost: null, costOfAccepted: null });
  expect(number!.outcomes).toEqual({
    ...{
      as_intended: 8,
      more_errors: 0,
      fewer_errors: 0,
      other_type: 2,
      no_error: 0,
      withdrawn: 0,
      undecided: 5,
    },
  });
  // Wilson's interval of 8 of 10.
  expect(number!.accepted!.value).toBe(0.8);
  expect(number!.accepted!.low).toBeCloseTo(0.4902, 4);
  expect(number!.accepted!.high).toBeCloseTo(0.9433, 4);
  expect(made).toMatchObject({ made: 5, cost: 0.5, costOfAccepted: 0.125 });
  expect(rows.at(-2)).toMatchObject({ intended: ['KCont', 'LCaus'], made: 3 });
  expect(rows.at(-1)).toMatchObject({ intended: [], made: 2, accepted: null });
});

it('recipeRows: a recipe is stopped once ten are decided and its interval lies wholly below the minimum', () => {
  const group = {
    recipe: 'number',
    model: null,
    intended: ['KCont'],
    withdrawn: false,
  } satisfies Partial<FoundGroup>;
  const found = (right: number, wrong: number) =>
    recipeRows(
      [
        { ...group, gold: 'inconsistent', types: ['KCont'], n: right },
        { ...group, gold: 'consistent', types: [], n: wrong },
      ],
      { least: 0.6 },
    )[0]!;
  // 2 of 10: 0.0567 to 0.5098; 3 of 10: up to 0.6032; 1 of 9: too few are decided.
  expect([found(2, 8), found(3, 7), found(1, 8)].map(({ stopped }) => stopped)).toEqual([true, false, false]);
  expect(recipeRows([{ ...group, gold: 'consistent', types: [], n: 50 }])[0]!.stopped).toBe(false);
});

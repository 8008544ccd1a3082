import { expect, it } from 'vitest';
import { recipeRows } from './recipe-rows';

it('recipeRows: a line for each recipe, groups that come out alike in one figure, and recipes that are gone last', () => {
  const group = { recipe: 'number', intended: 'KCont', withdrawn: false } as const;
  const rows = recipeRows([
    { ...group, gold: 'inconsistent', types: ['KCont'], n: 8 },
    { ...group, gold: 'inconsistent', types: ['KInve'], n: 1 },
    { ...group, gold: 'inconsistent', types: ['Hallu'], n: 1 },
    { ...group, gold: null, types: [], n: 5 },
    { recipe: 'gone', intended: 'Hallu', withdrawn: false, gold: null, types: [], n: 2 },
  ]);
  expect(rows.map(({ recipe }) => recipe)).toEqual([
    ...['number', 'unit', 'date', 'negation', 'antonym', 'entity_swap', 'inclusion', 'overgeneralise'],
    ...['condition', 'cause', 'gone'],
  ]);
  const [number] = rows;
  expect(number).toMatchObject({ intended: 'KCont', made: 15 });
  expect(number!.outcomes).toEqual({
    ...{ as_intended: 8, more_errors: 0, other_type: 2, no_error: 0, withdrawn: 0, undecided: 5 },
  });
  // Wilson's interval of 8 of 10.
  expect(number!.accepted!.value).toBe(0.8);
  expect(number!.accepted!.low).toBeCloseTo(0.4902, 4);
  expect(number!.accepted!.high).toBeCloseTo(0.9433, 4);
  expect(rows.at(-1)).toMatchObject({ intended: null, made: 2, accepted: null });
});

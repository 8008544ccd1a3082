import { expect, it } from 'vitest';
import { shortfallsOf } from './shortfall';

it('names the recipes that made less than was ordered, in the order of the order', () => {
  const made = new Map([
    ['number', 1],
    ['year', 2],
  ]);
  expect(shortfallsOf({ 'number+negation': 1, number: 3, year: 2, negation: 0 }, made)).toEqual([
    { recipe: 'number+negation', wanted: 1, made: 0 },
    { recipe: 'number', wanted: 3, made: 1 },
  ]);
  expect(shortfallsOf({ year: 2 }, made)).toEqual([]);
});

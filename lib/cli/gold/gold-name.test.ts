import { expect, it } from 'vitest';
import { namesStudioGold, needsStudio } from './gold-name';

it.each([
  ['Rivers', true],
  ['Rivers@3', true],
  ['河流 · Rivers', true],
  ['7c9e6679-7425-40de-944b-e07fc1f90ae7', true],
  ['Makefile', true],
  ['LICENSE', false],
  ['docs', true],
  ['gold.jsonl', false],
  ['gold.CSV', false],
  ['gold.jsonl.gz', false],
  ['out/gold', false],
  ['.\\gold', false],
])('gold %j: is named by the studio, %s', (name, named) => {
  expect(namesStudioGold(name)).toBe(named);
});

it('the arguments of check: need the studio only for gold that it has', () => {
  const asks = (...args: string[]) => needsStudio(['check', ...args]);
  expect(asks('new', '--gold', 'Rivers')).toBe(true);
  expect(asks('new', '--gold', 'a.jsonl', '--gold', 'Rivers@3', '--json')).toBe(true);
  expect(asks('--gold=Rivers', 'new.jsonl')).toBe(true);
  expect(asks('--gold', 'a.jsonl', '--gold', 'Rivers', 'new')).toBe(true);
  expect(asks('--gold', 'a.jsonl', 'new', '--gold', 'b.csv', '--out', 'Checked')).toBe(false);
  expect(asks('new', '--gold=LICENSE')).toBe(false);
});

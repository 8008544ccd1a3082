import { expect, it } from 'vitest';
import { pivotalUnits } from './pivotal';

const ok = { fact: 'consistent', logic: 'consistent' } as const;
const bad = { fact: 'consistent', logic: 'inconsistent' } as const;

it('a unit is pivotal where people part on whether it fails, and nothing else decides', () => {
  expect(
    pivotalUnits([
      [ok, ok],
      [ok, bad],
      [ok, null],
    ]),
  ).toEqual([false, true, false]);
  expect(
    pivotalUnits([
      [bad, ok],
      [ok, bad],
    ]),
  ).toEqual([true, true]);
});

it('none is, once a unit fails for all', () => {
  expect(
    pivotalUnits([
      [bad, bad],
      [ok, bad],
    ]),
  ).toEqual([false, false]);
  expect(
    pivotalUnits([
      [bad, bad, null],
      [ok, bad, ok],
    ]),
  ).toEqual([false, false]);
  // What one alone labelled decides nothing for the others.
  expect(
    pivotalUnits([
      [bad, null],
      [ok, bad],
    ]),
  ).toEqual([false, true]);
});

it('doubt takes no side', () => {
  const unsure = { fact: 'unsure', logic: 'unsure' } as const;
  expect(
    pivotalUnits([
      [unsure, bad],
      [unsure, ok],
      [ok, bad, unsure],
    ]),
  ).toEqual([false, false, true]);
});

it('a unit that nobody labelled decides nothing', () => {
  expect(
    pivotalUnits([
      [null, null],
      [bad, ok],
    ]),
  ).toEqual([false, true]);
});

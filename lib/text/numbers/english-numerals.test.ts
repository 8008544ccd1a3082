import { describe, expect, it } from 'vitest';
import { ENGLISH_NUMERAL, readEnglishNumerals } from './english-numerals';

const values = (run: string): number[] => readEnglishNumerals(run).map(({ value }) => value);

describe('readEnglishNumerals', () => {
  it.each([
    ['zero', [0]],
    ['seven', [7]],
    ['twenty-five', [25]],
    ['one hundred', [100]],
    ['two hundred and five', [205]],
    ['one hundred and two thousand', [102_000]],
    ['three million two hundred thousand and six', [3_200_006]],
  ])('reads %s as one number', (run, expected) => expect(values(run)).toEqual(expected));

  it.each([
    ['five and ten', [5, 10]],
    ['twenty and five', [20, 5]],
    ['five six', [5, 6]],
    ['one hundred and two hundred', [100, 200]],
  ])('reads %s as two', (run, expected) => expect(values(run)).toEqual(expected));

  it('reads a century and two figures as a year, but not over an "and"', () => {
    expect(values('nineteen ninety-nine')).toEqual([1999]);
    expect(values('twenty twelve')).toEqual([2012]);
    expect(values('nineteen and ninety')).toEqual([19, 90]);
    expect(values('eleven fifty')).toEqual([11, 50]);
  });

  it('says where each stands', () => {
    const run = 'five and twenty-six';
    expect(readEnglishNumerals(run).map(({ start, end }) => run.slice(start, end))).toEqual([
      'five',
      'twenty-six',
    ]);
  });
});

describe('ENGLISH_NUMERAL', () => {
  it('takes whole words only', () => {
    const found = (text: string): string[] => text.match(new RegExp(ENGLISH_NUMERAL, 'gi')) ?? [];
    expect(found('The tenth of Seven hundred boats, weight often')).toEqual(['Seven hundred']);
  });
});

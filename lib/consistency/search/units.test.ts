import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUnits } from './units';

const weights = (text: string): [string, number][] =>
  readUnits(text).units.map(({ key, weight }) => [key, weight]);

describe('readUnits', () => {
  it('weighs Chinese pairs by their function characters: none 1, one .35, two .05', () => {
    expect(weights('公司的了')).toEqual([
      ['公司', 1],
      ['司的', 0.35],
      ['的了', 0.05],
    ]);
  });

  it('lets a character alone count as a pair with one, or as two function characters', () => {
    expect(weights('猫')).toEqual([['猫', 0.35]]);
    expect(weights('的')).toEqual([['的', 0.05]]);
  });

  it('makes no pair across punctuation', () => {
    expect(weights('公司，盈利').map(([key]) => key)).toEqual(['公司', '盈利']);
  });

  it('stems English words, leaves stop words out and weighs capitals 1.3', () => {
    expect(weights('The profits of Boeing were rising')).toEqual([
      ['profit', 1],
      ['boe', 1.3],
      ['rise', 1],
    ]);
    expect(readUnits('profits were').sequence).toEqual(['profit', 'were']);
  });

  it('brings numbers to one form and weighs them 1.3', () => {
    expect(weights('3.5万')).toEqual([['#35000', 1.3]]);
    expect(weights('35,000')).toEqual([['#35000', 1.3]]);
    expect(weights('twelve percent')).toEqual([['#12%', 1.3]]);
  });

  it('does not read citation marks', () => expect(weights('[12]')).toEqual([]));

  it('quotes its units from the text, outside the BMP too', () => {
    const text = '😀𠮷野家 opened 三百 shops';
    expect(readUnits(text).units.map(({ start, end }) => text.slice(start, end))).toEqual([
      '三百',
      '𠮷野',
      '野家',
      'opened',
      'shops',
    ]);
  });

  it('keeps every unit inside any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { start, end, weight } of readUnits(text).units) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(weight).toBeGreaterThan(0);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { locator } from './locate';

const found = (text: string, quote: string) => {
  const place = locator(text)(quote);
  return place && [text.slice(...place.span), place.match];
};

describe('fold', () => {
  it('folds width and case, drops marks and space, and knows the way back', () => {
    const folded = fold('Ａ b，𠮷！');
    expect(folded.text).toBe('ab𠮷');
    expect(folded.from).toEqual([0, 2, 4, 4]);
    expect(folded.to).toEqual([1, 3, 6, 6]);
  });
});

describe('locator', () => {
  it('finds a quote as it stands, the first time it stands there', () => {
    expect(locator('one two one two')(' two ')).toEqual({ span: [4, 7], match: 'exact' });
  });

  it('finds a quote whose width, punctuation or space a model changed', () => {
    expect(found('水温约为２５～３０℃。', '水温约为25~30℃')).toEqual(['水温约为２５～３０℃', 'normalised']);
    expect(found('It rose by\n 12 %, then fell.', 'it rose by 12%')).toEqual([
      'It rose by\n 12',
      'normalised',
    ]);
  });

  it('finds a quote with a few letters changed, and not one that says something else', () => {
    expect(found('The valve opens when the tank is warm.', 'the valves open when the tank is warm')).toEqual([
      'The valve opens when the tank is warm',
      'fuzzy',
    ]);
    expect(found('The valve opens when the tank is warm.', 'a pump starts if pressure is low')).toBeNull();
    expect(found('湖水在三月降到最低水位。', '江水每年五月涨到最高处')).toBeNull();
    expect(found('湖水在三月降到最低水位。', '湖水于三月降至最低水位')).toEqual([
      '湖水在三月降到最低水位',
      'fuzzy',
    ]);
    expect(found('湖水在三月份降到了全年最低的水位，四月回升。', '湖水在三月份降到全年最低水位')).toEqual([
      '湖水在三月份降到了全年最低的水位',
      'fuzzy',
    ]);
  });

  it('finds nothing for marks alone, and short quotes only as they stand', () => {
    expect(found('a, b', '——')).toBeNull();
    expect(found('abcd', 'abce')).toBeNull();
  });

  it('finds every part of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
        const start = a % text.length;
        const quote = text.slice(start, start + 1 + (b % 40)).trim();
        fc.pre(quote !== '');
        const place = locator(text)(quote)!;
        expect(text.slice(...place.span)).toBe(quote);
      }),
    );
  });
});

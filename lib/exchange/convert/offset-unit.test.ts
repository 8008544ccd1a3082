import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingUnit, type OffsetClaim, OFFSET_UNITS, type OffsetUnit, placeOf } from './offset-unit';

const claim = (text: string, start: number, end: number, quote: string | null): OffsetClaim => ({
  ...{ text, start, end, quote },
});
/** The parts of a text that a unit counts. */
const PARTS: Record<OffsetUnit, (text: string) => string[]> = {
  code_point: (text) => [...text],
  utf16: (text) => text.split(''),
  grapheme: (text) =>
    [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map((one) => one.segment),
};

describe('placeOf', () => {
  it('finds a span behind an emoji by each unit, and gives it in code points', () => {
    const text = '😀 wet';
    expect(placeOf(claim(text, 2, 5, 'wet'), 'code_point')).toEqual([2, 5]);
    expect(placeOf(claim(text, 3, 6, 'wet'), 'utf16')).toEqual([2, 5]);
    expect(placeOf(claim('👩‍🚒 wet', 2, 5, 'wet'), 'grapheme')).toEqual([4, 7]);
  });

  it('counts a combining mark as one code point and as no visible character', () => {
    const text = 'cafe\u0301 bar';
    expect(placeOf(claim(text, 6, 9, 'bar'), 'code_point')).toEqual([6, 9]);
    expect(placeOf(claim(text, 5, 8, 'bar'), 'grapheme')).toEqual([6, 9]);
  });

  it('counts CR and LF as two code points and as one visible character', () => {
    expect(placeOf(claim('一\r\n二三', 2, 4, '二三'), 'grapheme')).toEqual([3, 5]);
    expect(placeOf(claim('一\r\n二三', 3, 5, '二三'), 'code_point')).toEqual([3, 5]);
  });

  it('counts Chinese alike in every unit, and rare characters as pairs in UTF-16', () => {
    for (const unit of OFFSET_UNITS) expect(placeOf(claim('河很长。', 1, 3, '很长'), unit)).toEqual([1, 3]);
    expect(placeOf(claim('𠮷野家', 2, 4, '野家'), 'utf16')).toEqual([1, 3]);
  });

  it('takes the unit by which the quote fits where the chosen one does not', () => {
    expect(placeOf(claim('😀 wet', 3, 6, 'wet'), 'code_point')).toEqual([2, 5]);
  });

  it('believes the chosen unit where there is no quote', () => {
    expect(placeOf(claim('😀 wet', 3, 6, null), 'utf16')).toEqual([2, 5]);
    expect(placeOf(claim('😀 wet', 3, 6, null), 'code_point')).toBeNull();
  });

  it('finds nothing for a quote that stands elsewhere, an empty span, one beyond the end and half a pair', () => {
    expect(placeOf(claim('a wet day', 0, 3, 'wet'), 'code_point')).toBeNull();
    expect(placeOf(claim('wet', 1, 1, null), 'code_point')).toBeNull();
    expect(placeOf(claim('wet', 1, 4, null), 'grapheme')).toBeNull();
    expect(placeOf(claim('😀', 1, 2, null), 'utf16')).toBeNull();
    expect(placeOf(claim('wet', NaN, 3, null), 'code_point')).toBeNull();
  });

  it('finds, for every text and span, what a unit counted', () => {
    const text = fc.string({ unit: 'grapheme-composite', maxLength: 20 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), fc.constantFrom(...OFFSET_UNITS), (given, one, other, unit) => {
        const parts = PARTS[unit](given);
        const [start, end] = [one % (parts.length + 1), other % (parts.length + 1)].sort((a, b) => a - b) as [
          number,
          number,
        ];
        const quote = parts.slice(start, end).join('');
        fc.pre(start < end && quote.isWellFormed());
        const before = parts.slice(0, start).join('');
        fc.pre(before.isWellFormed());
        const from = [...before].length;
        expect(placeOf(claim(given, start, end, quote), unit)).toEqual([from, from + [...quote].length]);
      }),
    );
  });
});

describe('fittingUnit', () => {
  const text = '😀 wet';
  it('is the unit by which most quotes fit', () => {
    const claims = [claim(text, 3, 6, 'wet'), claim(text, 3, 6, 'wet'), claim(text, 2, 5, 'wet')];
    expect(fittingUnit(claims)).toBe('utf16');
  });

  it('is code points where every unit fits, and none where nothing can be told', () => {
    expect(fittingUnit([claim('wet', 0, 3, 'wet')])).toBe('code_point');
    expect(fittingUnit([claim('wet', 0, 3, null)])).toBeNull();
    expect(fittingUnit([claim('wet', 0, 3, 'dry')])).toBeNull();
    expect(fittingUnit([])).toBeNull();
  });
});

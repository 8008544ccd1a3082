import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChineseNumeral } from './chinese-numerals';

describe('parseChineseNumeral', () => {
  it.each([
    ['五', 5],
    ['十', 10],
    ['十二', 12],
    ['二十', 20],
    ['三百二十', 320],
    ['一百二', 120],
    ['一百零五', 105],
    ['一千零五十', 1050],
    ['一万零五百', 10_500],
    ['两万五', 25_000],
    ['三亿五千万', 350_000_000],
    ['一万亿', 1_000_000_000_000],
    ['两万三千亿', 2_300_000_000_000],
    ['二〇一九', 2019],
    ['壹佰贰拾叁', 123],
  ])('reads %s as %d', (text, value) => expect(parseChineseNumeral(text)).toBe(value));

  it.each(['', '万', '三四百', '三个'])('makes no number of "%s"', (text) =>
    expect(parseChineseNumeral(text)).toBeNull(),
  );

  it('reads every number below a hundred million as it is written out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (value) => {
        expect(parseChineseNumeral(writtenOut(value))).toBe(value);
      }),
    );
  });
});

/** 10203 as 一万零二百零三. */
function writtenOut(value: number): string {
  const high = Math.floor(value / 1e4);
  const low = value % 1e4;
  if (high === 0) return section(low);
  return `${section(high)}万${low === 0 ? '' : (low < 1000 ? '零' : '') + section(low)}`;
}

function section(value: number): string {
  const digits = String(value).split('').map(Number);
  return digits
    .map((digit, at) =>
      digit === 0 ? '零' : '一二三四五六七八九'[digit - 1]! + ['', '十', '百', '千'][digits.length - 1 - at]!,
    )
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '');
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameWordsKey } from './same-words';

const same = (one: string, other: string): boolean => sameWordsKey(one) === sameWordsKey(other);

describe('sameWordsKey', () => {
  it.each([
    ['河长 120 公里。', '河长120公里'],
    ['河长１２０公里！', '河长120公里。'],
    ['“红色”的船，很快；', '红色的船很快'],
    ['The river is  120 km long.', 'The river is 120 km long'],
    ['However, it rises in a lake;', 'However it rises in a lake.'],
    ['从 2020 年到 2021 年。', '从2020年到2021年'],
    ['- 第一点：很好', '第一点 很好。'],
    ['10²', '１０²'],
    ['100㎡', '100m²'],
    ['5㎞', '5km'],
    ['① 甲。', '①甲'],
    ['ﾃｽﾄ', 'テスト'],
  ])('%s and %s: the same words', (one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    ['It is 3.5 km long.', 'It is 35 km long.'],
    ['It is 1,000 km long.', 'It is 1000 km long.'],
    ['It fell by 5 %.', 'It fell by 5.'],
    ['The change is -5.', 'The change is 5.'],
    ['价格为 ¥5。', '价格为 $5。'],
    ['价格 5 6 元', '价格 56 元'],
    ['a part', 'apart'],
    ['是红色的吗？', '是红色的'],
    ['于 9:00 开始', '于 900 开始'],
    ['2020-2021', '20202021'],
    ['US', 'us'],
    ['x > 5', 'x < 5'],
    ['10²', '102'],
    ['5×10³', '5×103'],
    ['10²平方米', '102平方米'],
    ['10⁻²', '10-2'],
    ['2ⁿ', '2n'],
    ['H₂O', 'H2O'],
    ['100㎡', '100m2'],
    ['1½', '11⁄2'],
    ['① 甲', '1 甲'],
    ['⑴甲', '1甲'],
    ['1㏠', '11日'],
  ])('%s and %s: not the same', (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  it('any text: spaces at its ends and a full stop behind it change nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(same(` ${text} 。`, text)).toBe(true);
      }),
    );
  });

  it('a digit: only of what is a digit in the text, of any width', () => {
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const sign = String.fromCodePoint(code);
      if (/\d/.test(sameWordsKey(sign)) && !/\p{Nd}/u.test(sign)) expect.fail(`U+${code.toString(16)}`);
    }
    expect(sameWordsKey('０１２３４５６７８９')).toBe('0123456789');
  });

  it('raised and lowered digits: never the words of plain ones', () => {
    const digits = fc.stringMatching(/^[0-9]{1,6}$/);
    const [raised, lowered] = ['⁰¹²³⁴⁵⁶⁷⁸⁹', '₀₁₂₃₄₅₆₇₈₉'];
    fc.assert(
      fc.property(digits, digits, fc.constantFrom(raised, lowered), (base, power, signs) => {
        const marked = [...power].map((digit) => signs[Number(digit)]).join('');
        expect(same(`${base}${marked} 米`, `${base}${power} 米`)).toBe(false);
      }),
    );
  });

  it('numbers that differ: never the same words', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (one, other) => {
          fc.pre(String(one) !== String(other));
          expect(same(`共 ${one} 元`, `共 ${other} 元`)).toBe(false);
        },
      ),
    );
  });
});

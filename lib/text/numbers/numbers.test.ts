import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNumbers } from './numbers';

const keys = (text: string): string[] => findNumbers(text).map(({ key }) => key);

describe('findNumbers: figures', () => {
  it.each([
    ['共1,234.5元', ['1234.5']],
    ['共１，２３４．５元', ['1234.5']],
    ['２０２４年5月', ['2024', '5']],
    ['12%、12 percent、12 per cent、12个百分点', ['12%', '12%', '12%', '12%']],
    ['3.5万人', ['35000']],
    ['30多万人', ['300000']],
    ['2万3千人', ['23000']],
    ['3亿5000万元', ['350000000']],
    ['2.5 million and $3-million, 100bn, 5k', ['2500000', '3000000', '100000000000', '5000']],
    ['2–3 million', ['2', '3000000']],
  ])('reads %s', (text, expected) => expect(keys(text)).toEqual(expected));

  it('takes 千米, 千克 and 百分点 for units, not for thousands and hundreds', () => {
    expect(keys('5千米，5千克，3百分点')).toEqual(['5', '5', '3']);
    expect(keys('5千人')).toEqual(['5000']);
  });

  it('does not read letters that begin a unit as a magnitude', () => {
    expect(keys('5kg of rice, 3 metres')).toEqual(['5', '3']);
  });
});

describe('findNumbers: Chinese numerals', () => {
  it.each([
    ['百分之十二', ['12%']],
    ['百分之三点五', ['3.5%']],
    ['四分之三', ['0.75']],
    ['千分之五', ['0.005']],
    ['万分之三', ['0.0003']],
    ['第三次，第十二届', ['3', '12']],
    ['二〇二四年', ['2024']],
    ['三点五倍', ['3.5']],
    ['十二点五万人', ['125000']],
    ['一点五亿元', ['150000000']],
    ['三十多万人', ['300000']],
    ['三个人', ['3']],
  ])('reads %s', (text, expected) => expect(keys(text)).toEqual(expected));

  it('a time of day: is one number, however it is written', () => {
    expect(keys('三点五十分')).toEqual(['3:50']);
    expect(keys('下午三点')).toEqual(keys('15:00'));
    expect(keys('九点半开门')).toEqual(keys('opens at 9:30 a.m.'));
    expect(keys('9:00至21：30，共120人')).toEqual(['9:00', '9:30', '120']);
  });

  it('a floor or a room: counts', () => {
    expect(keys('在五楼，三单元二室')).toEqual(['5', '2']);
    expect(keys('on the fifth floor')).toEqual(['5']);
    expect(keys('first of all, a third of them')).toEqual([]);
  });

  it('list items and citations: their numbers count nothing', () => {
    expect(keys('2. It opened in 1990 [3,4].')).toEqual(['1990']);
    expect(keys('（二）共三层【5】')).toEqual(['3']);
  });

  it('figures of a product code: count nothing, behind a currency they do', () => {
    expect(keys('A10 和 X3，共5台')).toEqual(['5']);
    expect(keys('USD300 or v2')).toEqual(['300']);
  });

  it.each(['十分好', '千万不要', '万一下雨', '五六个人', '三心意', '一个人', '一点一滴'])(
    'counts nothing in %s',
    (text) => expect(keys(text)).toEqual([]),
  );

  it('reads two digits before 年 as a year', () => expect(keys('九八年')).toEqual(['98']));
});

describe('findNumbers: English words', () => {
  it('reads words and figures to the same key', () => {
    expect(keys('twelve percent')).toEqual(keys('12%'));
    expect(keys('three million people')).toEqual(keys('3,000,000 people'));
    expect(keys('between five and ten people')).toEqual(['5', '10']);
  });

  it('takes "one" alone for a pronoun, but not "one percent"', () => {
    expect(keys('one of them')).toEqual([]);
    expect(keys('one percent')).toEqual(['1%']);
  });
});

describe('findNumbers: positions', () => {
  it('quotes what it read, behind characters outside the BMP too', () => {
    const text = '😀𠮷 有三百人, 12.5 percent，between five and six';
    expect(findNumbers(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '三百',
      '12.5 percent',
      'five',
      'six',
    ]);
  });

  it('finds disjoint spans in order in any text', () => {
    const parts = fc.constantFrom(
      '三',
      '百',
      '万',
      '点',
      '分之',
      '第',
      '12',
      ',',
      '.',
      '%',
      ' ',
      'five',
      'and',
      'million',
      'k',
      '😀',
      '多',
    );
    fc.assert(
      fc.property(fc.array(parts), (pieces) => {
        const text = pieces.join('');
        let end = 0;
        for (const number of findNumbers(text)) {
          expect(number.start).toBeGreaterThanOrEqual(end);
          expect(number.end).toBeGreaterThan(number.start);
          expect(Number.isFinite(number.value)).toBe(true);
          end = number.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('reads every figure with separators as itself', () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        expect(keys(value.toLocaleString('en'))).toEqual([String(value)]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote, span } from '@/lib/text/offsets';
import { hasLetterOrDigit } from '@/lib/text/script';
import { decompose } from './decompose';
import { uncovered } from './uncovered';

/** What is left of an answer once the pieces, as they first stand in it, are covered. */
function left(answer: string, ...covered: string[]): string[] {
  const spans = covered.map((piece) => {
    const at = answer.indexOf(piece);
    expect(at, piece).toBeGreaterThanOrEqual(0);
    return span(at, at + piece.length);
  });
  return uncovered(answer, spans).map((at) => quote(answer, at));
}

describe('uncovered', () => {
  it('an answer without segments: every line, each in one stretch', () => {
    expect(left('长江很长。它流入东海。\n黄河也长。')).toEqual(['长江很长。它流入东海。', '黄河也长。']);
    expect(left('The Lune is long. It is deep.\n\nIt floods.')).toEqual([
      'The Lune is long. It is deep.',
      'It floods.',
    ]);
  });

  it('a sentence wrapped over two lines stays one stretch', () => {
    const wrapped = 'The river rises in the hills of the north and\nflows to the sea.';
    expect(left(wrapped)).toEqual([wrapped]);
  });

  it('covers what lies between segments, before and behind them', () => {
    expect(left('甲来了。乙来了。丙来了。', '乙来了。')).toEqual(['甲来了。', '丙来了。']);
    expect(left('One came. Two came. Three came.', 'One came.', 'Three came.')).toEqual(['Two came.']);
  });

  it('spans that overlap, in any order: count once', () => {
    const answer = 'One came. Two came.';
    expect(uncovered(answer, [span(10, 19), span(0, 12), span(2, 4)])).toEqual([]);
    expect(uncovered(answer, [span(10, 19), span(10, 12)])).toEqual([[0, 9]]);
  });

  it('takes the marks that belong to the words, and no others', () => {
    expect(left('甲来了。“乙来了。”丙来了。', '甲来了', '丙来了。')).toEqual(['“乙来了。”']);
    expect(left('It fell, (by -5 %) and rose.', 'It fell', 'and rose.')).toEqual(['(by -5 %)']);
    expect(left('It cost $5; it was late.', 'It cost', 'it was late.')).toEqual(['$5;']);
  });

  it.each([
    ['marks', '甲来了。乙来了！', ['甲来了', '乙来了']],
    ['an emoji', 'It rained 🌧️👩‍👧. It stopped.', ['It rained', 'It stopped.']],
    ['citations', 'It rained [1][2, 3]. It stopped [4-6].', ['It rained', 'It stopped']],
    ['Chinese citations', '下雨了【1】。雨停了[2]。', ['下雨了', '雨停了']],
    ['numbers of items', '1. 甲来了。\n2) 乙来了。\n（3）丙来了。', ['甲来了。', '乙来了。', '丙来了。']],
    ['Chinese numbers of items', '一、甲来了。\n（二）乙来了。', ['甲来了。', '乙来了。']],
    ['bullets', '- One came.\n* Two came.\n• Three came.', ['One came.', 'Two came.', 'Three came.']],
    ['letters of items', 'a) One came.\nB. Two came.', ['One came.', 'Two came.']],
    ['keys and circled numbers', '1️⃣ 甲来了。\n② 乙来了。', ['甲来了。', '乙来了。']],
    ['signs of headings and bold text', '## **长江**\n长江很长。', ['长江', '长江很长。']],
    ['a table', '| 城市 | 人口 |\n|:--|--:|\n| 甲 | 5 |', ['城市', '人口', '甲', '5']],
    ['a rule and code fences', 'One.\n---\n```python\nx = 1\n```', ['One.', 'x = 1']],
    ['the target of a link', '见[官网](https://a.test/b)。', ['见', '官网']],
  ])('%s hold nothing', (_name, answer, covered) => expect(left(answer, ...covered)).toEqual([]));

  it.each([
    ['a greeting', '您好！长江很长。', ['长江很长。'], ['您好！']],
    ['a heading', '## 长江\n长江很长。', ['长江很长。'], ['长江']],
    ['a numbered item', '1. 甲来了。\n2. 乙来了。', ['甲来了。'], ['乙来了。']],
    ['an item with a bullet', '- One came.\n- **Two** came.', ['One came.'], ['**Two** came.']],
    ['an item of a Chinese list', '一、甲来了。\n二、乙来了[2]。', ['甲来了。'], ['乙来了[2]。']],
    [
      'rows of a table',
      '| 城市 | 人口 |\n|---|---|\n| 甲 | 5 |\n| 乙 | 7 |',
      ['| 甲 | 5 |'],
      ['城市 | 人口', '乙 | 7'],
    ],
    ['a sentence with a citation', 'One came. Two came [1].', ['One came.'], ['Two came [1].']],
    ['a number', 'It rose by 30 % in May.', ['It rose by', 'in May.'], ['30 %']],
    ['a year at the beginning of a line', '1984. A year.', ['A year.'], ['1984.']],
    ['a number that is the answer', '42.\nB', [], ['42.', 'B']],
    ['a number in a cell', '| 甲 | 5 |\n|---|---|\n| 5 | 乙 |', ['甲', '5', '乙'], ['5']],
    ['the first half of a number', '3.5 km. 河水上涨。', ['5 km.', '河水上涨。'], ['3.']],
    ['the first half of a short form', 'E.g. boats came.', ['g. boats came.'], ['E.']],
    ['an initial within a line', 'So wrote J. Smith.', ['So wrote', 'Smith.'], ['J.']],
    ['words with emoji', '🎉 甲来了👩‍👧！ 乙来了。', ['乙来了。'], ['甲来了👩‍👧！']],
    ['letters beyond the first plane', '𠮷野家开门。甲来了。', ['甲来了。'], ['𠮷野家开门。']],
    ['bold words', '很长。**重点**：它很深。', ['很长。', '它很深。'], ['重点']],
  ])('%s counts', (_name, answer, covered, expected) => expect(left(answer, ...covered)).toEqual(expected));

  it('for any text: nothing is left of the plain cut, and what is left holds words', () => {
    const parts = [
      'word ',
      '中文',
      '。',
      '. ',
      '\n',
      '😀',
      '𠮷',
      '“',
      '**',
      '[1]',
      '1. ',
      '- ',
      '| a |',
      '# ',
    ];
    const text = fc.array(fc.constantFrom(...parts)).map((all) => all.join(''));
    fc.assert(
      fc.property(text, fc.array(fc.boolean()), (answer, kept) => {
        const spans = decompose(answer).flatMap((cut) => cut.spans);
        expect(uncovered(answer, spans)).toEqual([]);
        const some = spans.filter((_, at) => kept[at]);
        const found = uncovered(answer, some);
        let end = 0;
        for (const at of found) {
          expect(at[0]).toBeGreaterThanOrEqual(end);
          expect(hasLetterOrDigit(quote(answer, at))).toBe(true);
          expect(some.some(([from, to]) => from < at[1] && to > at[0])).toBe(false);
          end = at[1];
        }
        expect(uncovered(answer, [...some, ...found])).toEqual([]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences, type Difference } from './differences';

const BEFORE = '天 😀。\r\n';

/** What is marked on each side, in words; the evidence stands behind an emoji and a CRLF. */
function marked(segment: string, quote: string): { segment: string[]; reference: string[] } {
  const reference = BEFORE + quote;
  const found = differences(segment, [{ start: BEFORE.length, quote }]);
  const words = (text: string, marks: readonly Difference[]): string[] =>
    marks.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
  return { segment: words(segment, found.segment), reference: words(reference, found.reference) };
}

describe('differences', () => {
  it('marks a number and what stands there instead, however it is written', () => {
    expect(marked('这条河长 130 公里。', '这条河长 120 公里。')).toEqual({
      segment: ['number 130'],
      reference: ['number 120'],
    });
    expect(marked('投资三百五十万元。', 'It cost 3.5 million.')).toEqual({ segment: [], reference: [] });
    expect(marked('The museum opens at nine.', 'The museum opens at nine and closes at 6.')).toEqual({
      segment: [],
      reference: [],
    });
  });

  it('marks names of either script', () => {
    expect(marked('The ferry goes to Port Ellen.', 'The ferry goes to Oban.')).toEqual({
      segment: ['entity Port Ellen'],
      reference: ['entity Oban'],
    });
    expect(marked('它发源于一个湖泊。', '它发源于山区。')).toEqual({
      segment: ['entity 湖泊'],
      reference: ['entity 山区'],
    });
    expect(marked('他写了《河流》。', '他写了《山谷》。')).toEqual({
      segment: ['entity 河流'],
      reference: ['entity 山谷'],
    });
  });

  it('marks a negation on one side, and opposites on both', () => {
    expect(marked('渡船不收取费用。', '渡船收取费用。')).toEqual({ segment: ['negation 不'], reference: [] });
    expect(marked('The ferry stops here.', 'The ferry never stops here.')).toEqual({
      segment: [],
      reference: ['negation never'],
    });
    expect(marked('它发源于南部。', '它发源于北部。')).toEqual({
      segment: ['negation 南部'],
      reference: ['negation 北部'],
    });
  });

  it('marks logic words: what was widened, added or turned round', () => {
    expect(marked('所有渡船都停航。', '部分渡船停航。')).toEqual({
      segment: ['connective 所有'],
      reference: ['connective 部分'],
    });
    expect(marked('渡船停航。', '部分渡船停航。').reference).toEqual(['connective 部分']);
    expect(marked('The bridge closed because of rain.', 'It rained. The bridge closed.').segment).toEqual([
      'connective because',
    ]);
    expect(marked('只要交费就能入园。', '入园须交费。')).toEqual({
      segment: ['connective 只要'],
      reference: ['connective 须'],
    });
  });

  it('says nothing without evidence, nor of the same words', () => {
    expect(differences('所有河长 130 公里。', [])).toEqual({ segment: [], reference: [] });
    const text = '因为下雨，所有渡船都不开，水位 3 米，《通知》已发布。';
    expect(marked(text, text)).toEqual({ segment: [], reference: [] });
  });

  it('marks only what stands in the texts, whatever they are', () => {
    const piece = fc.constantFrom(
      '所有',
      '部分',
      '因为',
      '不',
      '南部',
      '北部',
      '12',
      '三百',
      '湖',
      'Oban ',
      'never ',
      '😀',
      '《甲》',
      '。',
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (segment, quote) => {
        const found = differences(segment, [{ start: 7, quote }]);
        for (const { start, end } of found.segment)
          expect([start >= 0, start < end, end <= segment.length]).toEqual([true, true, true]);
        for (const { start, end } of found.reference)
          expect([start >= 7, start < end, end <= 7 + quote.length]).toEqual([true, true, true]);
      }),
    );
  });
});

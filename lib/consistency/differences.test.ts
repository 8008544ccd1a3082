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

  it('takes numbers of list items and figures of product codes for no numbers', () => {
    const { segment, reference } = marked('2. 安装 A10 需要 30 分钟。', '1. 安装 A12 需要 30 分钟。');
    expect([...segment, ...reference].filter((mark) => mark.startsWith('number'))).toEqual([]);
    expect(marked('安装需要 30 分钟。[1]', '安装需要 30 分钟。[4]')).toEqual({ segment: [], reference: [] });
    expect(marked('2. 安装需要 20 分钟。', '1. 安装需要 30 分钟。').segment).toEqual(['number 20']);
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

  it('marks Chinese names: of people, of foreigners, of places and bodies', () => {
    expect(marked('馆长李明宣布闭馆。', '馆长王芳宣布闭馆。')).toEqual({
      segment: ['entity 李明'],
      reference: ['entity 王芳'],
    });
    expect(marked('小说由列夫·托尔斯泰本人写成。', '小说由伊凡·屠格涅夫写成。')).toEqual({
      segment: ['entity 列夫·托尔斯泰'],
      reference: ['entity 伊凡·屠格涅夫'],
    });
    expect(marked('他在柳浪站下车。', '他在竹坪站下车。')).toEqual({
      segment: ['entity 柳浪站'],
      reference: ['entity 竹坪站'],
    });
    expect(marked('它由IBM捐赠。', '它由Siemens捐赠。').segment).toEqual(['entity IBM']);
  });

  it('takes common words for no names, and a name in another form for the same', () => {
    const none = { segment: [], reference: [] };
    expect(marked('方法说明了何时出生，机会各国都有。', '书上这样写着。')).toEqual(none);
    expect(marked('渡船从上海市开出。', '渡船从上海开出，驶往宁波。')).toEqual(none);
    expect(marked('列夫·托尔斯泰写了它。', '托尔斯泰写了它。')).toEqual(none);
  });

  it('marks other words only where both run alike around them', () => {
    expect(marked('列车在此放下齿轮，停站三分钟。', '列车在此收起齿轮，停站三分钟。')).toEqual({
      segment: ['wording 放下'],
      reference: ['wording 收起'],
    });
    expect(marked('当天提出的，公司一定会安排人手。', '当天提出的，本公司尽力安排人手。')).toEqual({
      segment: ['wording 一定会'],
      reference: ['wording 尽力'],
    });
    const none = { segment: [], reference: [] };
    expect(marked('枝条插在湿润的蛭石里。', '枝条插入湿润的蛭石里。')).toEqual(none); // put another way
    expect(marked('The gate opens at nine.', 'The entrance opens at nine.')).toEqual(none);
    expect(marked('渡船停靠码头。', '码头停靠渡船。')).toEqual(none);
    expect(marked('列车将停站三分钟。', '列车会停站三分钟。')).toEqual(none);
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
    expect(marked('需要说明的是，渡船停航。', '渡船停航。').segment).toEqual([]);
    expect(marked('需要说明的是，入园需要交费。', '入园免费。').segment).toEqual(['connective 需要']);
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
      '李明教授',
      '列夫·托尔斯泰',
      '柳浪站',
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences';

const sentences = (text: string): string[] => splitSentences(text).map((at) => text.slice(...at));

describe('splitSentences: Chinese', () => {
  it.each([
    ['价格是3.5元。涨了！真的？', ['价格是3.5元。', '涨了！', '真的？']],
    ['他说：“好！”然后走了。', ['他说：“好！”', '然后走了。']],
    ['“好！”，他说。天黑了。', ['“好！”，他说。', '天黑了。']],
    ['“你好。”“再见。”', ['“你好。”', '“再见。”']],
    ['（他走了。她留下了。）天黑了。', ['（他走了。她留下了。）', '天黑了。']],
    ['标题\n\n正文。', ['标题', '正文。']],
    ['等等……他走了。', ['等等……他走了。']],
    ['等等……\n他走了。', ['等等……', '他走了。']],
    ['甲；乙。', ['甲；乙。']],
    ['由Dr. Bell发现。他是No. 1。', ['由Dr. Bell发现。', '他是No. 1。']],
    ['完成了.他走了.', ['完成了.', '他走了.']],
  ])('cuts %s', (text, expected) => expect(sentences(text)).toEqual(expected));
});

describe('splitSentences: English', () => {
  it.each([
    ['Dr. Smith left. He cried.', ['Dr. Smith left.', 'He cried.']],
    ['He lives in the U.S. The house is big.', ['He lives in the U.S.', 'The house is big.']],
    ['Really?! Yes. Wait... what?', ['Really?!', 'Yes.', 'Wait... what?']],
    ['"Stop." he said. "Go."', ['"Stop." he said.', '"Go."']],
    ['(He left. She stayed.) They met.', ['(He left. She stayed.)', 'They met.']],
    ['J. K. Rowling wrote. Vitamin C. It helps.', ['J. K. Rowling wrote.', 'Vitamin C.', 'It helps.']],
    ['1. First item\n2. Second item', ['1. First item', '2. Second item']],
    ['**Bold.** Next.', ['**Bold.**', 'Next.']],
    ['See www.a.com. Version 1.2.3 is out.', ['See www.a.com.', 'Version 1.2.3 is out.']],
  ])('cuts %s', (text, expected) => expect(sentences(text)).toEqual(expected));

  it('joins a line that was wrapped, and not a short one', () => {
    const wrapped = 'a line that is quite long and wraps around here\nand continues in lower case.';
    expect(sentences(wrapped)).toEqual([wrapped]);
    expect(sentences('short line\nand another')).toEqual(['short line', 'and another']);
  });
});

describe('splitSentences: marks', () => {
  it('keeps citation marks with the sentence they follow', () => {
    expect(sentences('事实。[1] 另外[2]。[3][4]')).toEqual(['事实。[1]', '另外[2]。[3][4]']);
    expect(sentences('Fact. [1] Next.')).toEqual(['Fact. [1]', 'Next.']);
  });

  it('gives what holds no letter or digit to its neighbour', () => {
    expect(sentences('好。👍\n坏。')).toEqual(['好。👍', '坏。']);
    expect(sentences('——\n好。')).toEqual(['——\n好。']);
  });

  it('an empty text: no sentence', () => {
    expect(sentences('')).toEqual([]);
    expect(sentences(' \n\u3000')).toEqual([]);
  });
});

describe('splitSentences: any text', () => {
  const parts = fc.constantFrom(
    'a',
    'B',
    '中',
    '。',
    '.',
    '. ',
    '?!',
    '…',
    '\n',
    '\r\n',
    '😀',
    '👨‍👩‍👧',
    '𠮷',
    'e\u0301',
    '“',
    '”',
    '"',
    '（',
    '）',
    '(',
    ')',
    '[1]',
    ' ',
    '3',
    '*',
  );
  const texts = fc.oneof(
    fc.array(parts).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  );
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

  it('lays every character that is not white space into exactly one sentence, in order', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const [from, to] of splitSentences(text)) {
          expect(text.slice(end, from).trim()).toBe('');
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(text.slice(end).trim()).toBe('');
      }),
      { numRuns: 500 },
    );
  });

  it('never parts a character as people see it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const edges = new Set([...segmenter.segment(text)].map(({ index }) => index).concat(text.length));
        for (const at of splitSentences(text).flat()) expect(edges.has(at)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decompose, neutralSegments } from './decompose';

const texts = (answer: string): string[] => decompose(answer).map(({ text }) => text);

describe('decompose', () => {
  it('keeps a sentence that opens with a connective with the one before it', () => {
    expect(texts('雨下了三天。因此河水上涨。渡口关闭。')).toEqual([
      '雨下了三天。因此河水上涨。',
      '渡口关闭。',
    ]);
    expect(texts('It rained. Therefore the river rose. The ferry closed.')).toEqual([
      'It rained. Therefore the river rose.',
      'The ferry closed.',
    ]);
  });

  it('does not take the beginning of another word for a connective', () => {
    expect(texts('It rained. Society changed.')).toEqual(['It rained.', 'Society changed.']);
  });

  it('joins at most three sentences and never over a line end', () => {
    expect(texts('甲来了。但是乙没来。但是丙来了。但是丁没来。')).toEqual([
      '甲来了。但是乙没来。但是丙来了。',
      '但是丁没来。',
    ]);
    expect(texts('甲来了。\n因此开会。')).toEqual(['甲来了。', '因此开会。']);
  });

  it('covers every character that is not white space once, in order, for any text', () => {
    const letters = fc.constantFrom(
      'a',
      '中',
      '。',
      '. ',
      '因此',
      'So ',
      '\n',
      '😀',
      '𠮷',
      '“',
      '”',
      '[1]',
      '3.5',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(letters).map((parts) => parts.join('')),
        (answer) => {
          for (const cuts of [decompose(answer), neutralSegments(answer)]) {
            let end = 0;
            for (const { text, spans } of cuts) {
              for (const [from, to] of spans) {
                expect(answer.slice(end, from).trim()).toBe('');
                expect(to).toBeGreaterThan(from);
                end = to;
              }
              expect(text).toBe(spans.map(([from, to]) => answer.slice(from, to)).join(''));
            }
            expect(answer.slice(end).trim()).toBe('');
          }
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksByParagraph, paragraphAt, paragraphs } from './paragraphs';

const text = fc
  .array(fc.constantFrom('a', '河', '😀', '\r\n', '\n', '\r', ' '), { maxLength: 30 })
  .map((parts) => parts.join(''));

describe('paragraphs', () => {
  it('keeps offsets across CRLF, lone CR and blank lines', () => {
    expect(paragraphs('ab\r\n\nc\rd')).toEqual([
      { start: 0, end: 2 },
      { start: 4, end: 4 },
      { start: 5, end: 6 },
      { start: 7, end: 8 },
    ]);
  });

  it('finds the paragraph of every offset and leaves only breaks out', () => {
    fc.assert(
      fc.property(text, (given) => {
        const lines = paragraphs(given);
        const drawn = lines.map((line) => given.slice(line.start, line.end)).join('');
        expect(drawn).toBe(given.replace(/[\r\n]/g, ''));
        lines.forEach((line, index) => expect(paragraphAt(lines, line.start)).toBe(index));
      }),
    );
  });

  it('a mark: is given to exactly the paragraphs that it touches', () => {
    const lines = paragraphs('aaa\nbbb\nccc');
    const mark = { start: 2, end: 5 };
    const edge = { start: 3, end: 4 };
    expect([...marksByParagraph(lines, [mark, edge])]).toEqual([
      [0, [mark]],
      [1, [mark]],
    ]);
  });
});

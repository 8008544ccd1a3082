import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAt, textLines } from './lines';

const text = fc
  .array(fc.constantFrom('a', '河', '😀', '\r\n', '\n', '\r', ' '), { maxLength: 30 })
  .map((parts) => parts.join(''));

describe('textLines', () => {
  it('keeps offsets across CRLF, lone CR and blank lines', () => {
    expect(textLines('ab\r\n\nc\rd')).toEqual([
      { start: 0, end: 2 },
      { start: 4, end: 4 },
      { start: 5, end: 6 },
      { start: 7, end: 8 },
    ]);
  });

  it('finds the line of every offset and leaves only breaks out', () => {
    fc.assert(
      fc.property(text, (given) => {
        const lines = textLines(given);
        const drawn = lines.map((line) => given.slice(line.start, line.end)).join('');
        expect(drawn).toBe(given.replace(/[\r\n]/g, ''));
        lines.forEach((line, index) => expect(lineAt(lines, line.start)).toBe(index));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { jsonLinesReader } from './json-reader';
import { LIMITS } from './limits';
import { rowFeed } from './row-feed';
import { tableReader } from './table-reader';

const PIECE = 'x'.repeat(64 * 1024);
const CSV = { delimiter: ',', quote: '"', newline: 'lf' } as const;

describe('rowFeed', () => {
  it('looks at a row without an end a few times only, however many pieces come', () => {
    let [looks, units] = [0, 0];
    const feed = rowFeed<string>((text) => {
      looks += 1;
      units += text.length;
      return { rows: [], rest: 0 };
    });
    for (let piece = 0; piece < 1_000; piece += 1) feed.push(PIECE);
    expect(looks).toBeLessThan(12);
    expect(units).toBeLessThan(3 * 1_000 * PIECE.length);
  });

  it('gives each row once it has ended', () => {
    const feed = rowFeed<string>((text) => {
      const end = text.lastIndexOf('\n') + 1;
      return { rows: text.slice(0, end).split('\n').filter(Boolean), rest: end };
    });
    expect(feed.push('a\nb')).toEqual(['a']);
    expect(feed.push('c\n')).toEqual(['bc']);
  });
});

describe.each([
  ['a table', () => tableReader(CSV, null), 'a,b\n', 'c,d\n'],
  ['a quoted table', () => tableReader(CSV, null), '"a","b"\n', '"c","d"\n'],
  ['JSON Lines', jsonLinesReader, '{"a":1}\n', '{"c":2}\n'],
])('%s', (_, reader, first, last) => {
  const read = (chunks: string[]) => {
    const at = reader();
    return [
      ...chunks.flatMap((piece) => at.push(piece) as { line: number; fault: unknown }[]),
      ...at.end(),
    ].map(({ line, fault }) => [line, fault]);
  };
  const long = PIECE.repeat(Math.ceil((1.5 * LIMITS.row) / PIECE.length));
  const fault = { reason: 'too_long', column: null, detail: { limit: LIMITS.row } };
  const expected = [
    [1, null],
    [2, fault],
    [3, null],
  ];

  it('refuses a line beyond the limit and goes on with the next, in one piece or in many', () => {
    expect(read([`${first}${long}\n${last}`])).toEqual(expected);
    expect(read([first, ...(long.match(/[^]{1,65536}/g) ?? []), '\n', last])).toEqual(expected);
  });

  it('a file that ends within such a line: refused', () => {
    expect(read([first, long])).toEqual(expected.slice(0, 2));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dialect } from '../dialect/settings';
import { tableReader, type CellRow } from './table-reader';

const CSV: Dialect = { delimiter: ',', quote: '"', newline: 'lf' };

function read(text: string, width: number | null, dialect = CSV): CellRow[] {
  const reader = tableReader(dialect, width);
  return [...reader.push(text), ...reader.end()];
}
const cells = (text: string, dialect = CSV): string[][] => read(text, null, dialect).map((row) => row.cells);
const faults = (text: string, width: number) =>
  read(text, width).map(({ line, fault }) => [line, fault && [fault.reason, fault.detail]]);

describe('tableReader', () => {
  it('reads quotes, delimiters and newlines within quotes', () => {
    expect(cells('a,"b,c","say ""so"""\n"two\r\nlines",,\n')).toEqual([
      ['a', 'b,c', 'say "so"'],
      ['two\r\nlines', '', ''],
    ]);
  });

  it('ends rows at LF and CRLF, and keeps a lone CR as text', () => {
    expect(cells('a,b\r\nc,d\ne,f\rg')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f\rg'],
    ]);
    expect(cells('a,"b"\r\n"c",d\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('ends rows at a lone CR in files that do', () => {
    expect(cells('a,b\r"c\rd",e\r', { ...CSV, newline: 'cr' })).toEqual([
      ['a', 'b'],
      ['c\rd', 'e'],
    ]);
  });

  it('other delimiters, other quotes, no quotes: are read', () => {
    expect(cells("'a;b';c\n", { ...CSV, delimiter: ';', quote: "'" })).toEqual([['a;b', 'c']]);
    expect(cells('"a\tb"\n', { ...CSV, delimiter: '\t', quote: '' })).toEqual([['"a', 'b"']]);
  });

  it('keeps spaces, and quotes that stand within a cell', () => {
    expect(cells(' a , b"c ,5"\n')).toEqual([[' a ', ' b"c ', '5"']]);
    expect(cells('"so" he said,b\n')).toEqual([['"so" he said', 'b']]);
  });

  it('passes over lines without any text', () => {
    expect(read('\na,b\n\r\n,\n""\nc,d\n\n', 2).map(({ line, cells: own }) => [line, own])).toEqual([
      [2, ['a', 'b']],
      [6, ['c', 'd']],
    ]);
  });

  it('rejects ragged rows by line with both counts, and forgives empty cells at the end', () => {
    expect(faults('a,b\nc\nd,e,f\ng,h,,\ni,j\n', 2)).toEqual([
      [1, null],
      [2, ['columns', { expected: 2, found: 1 }]],
      [3, ['columns', { expected: 2, found: 3 }]],
      [4, null],
      [5, null],
    ]);
  });

  it('goes on with the next line after a quote that never closes', () => {
    expect(faults('a,b\nc,"never\nd,e\nf,g\n', 2)).toEqual([
      [1, null],
      [2, ['quote_unclosed', { cell: 2 }]],
      [3, null],
      [4, null],
    ]);
    expect(read('a,b\nc,"never\nd,e\n', 2)[1]!.excerpt).toBe('c,"never\n');
  });

  it('rejects text after a quote that closed lines further down, in its row alone', () => {
    expect(faults('a,"b\nc" d,e\nf,g\n', 2)).toEqual([
      [1, ['quote_stray', { cell: 2 }]],
      [2, null],
      [3, null],
    ]);
    expect(faults('"a" b,c,d\n', 2)).toEqual([[1, ['quote_stray', { expected: 2, found: 3 }]]]);
  });

  it('counts lines through cells of many lines', () => {
    expect(read('"a\nb\nc",d\ne,f\n', 2).map(({ line }) => line)).toEqual([1, 4]);
  });

  it('any chunking of the text: the same rows', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '中', '"', "'", ',', '\n', '\r', '\r\n', ' ') });
    fc.assert(
      fc.property(
        text,
        fc.array(fc.nat(30), { maxLength: 4 }),
        fc.constantFrom<Dialect>(CSV, { ...CSV, quote: "'" }, { ...CSV, quote: '' }),
        fc.constantFrom(null, 1, 2, 3),
        (source, cuts, dialect, width) => {
          const at = [0, ...cuts.map((cut) => Math.min(cut, source.length)).sort((a, b) => a - b)];
          const reader = tableReader(dialect, width);
          const rows = at.flatMap((from, n) => reader.push(source.slice(from, at[n + 1])));
          expect([...rows, ...reader.end()]).toEqual(read(source, width, dialect));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('loses no line: every one with text is in a row or a fault', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'b', '"', ','), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const marked = lines.map((text, n) => `${text},#${n}#`);
        const rows = read(`${marked.join('\n')}\n`, 2);
        const seen = rows.map(({ cells: own, excerpt }) => own.join() + excerpt).join('\n');
        for (let n = 0; n < marked.length; n += 1) expect(seen).toContain(`#${n}#`);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvBytes } from './csv-bytes';
import { csvRow } from './csv-row';

function piecesOf(table: readonly unknown[][], safe: boolean): Uint8Array[] {
  const bytes = csvBytes(safe);
  const pieces = table.flatMap((cells) => {
    bytes.addRow(cells);
    return bytes.taken();
  });
  return [...pieces, bytes.rest()];
}
const textOf = (pieces: readonly Uint8Array[]): string => Buffer.concat(pieces).toString();
const rowsOf = (table: readonly unknown[][], safe: boolean): string =>
  table.map((cells) => csvRow(cells, safe)).join('');

describe('csvBytes', () => {
  it('rows one after another, cells repeated or changed in place, short and long: each is written as on its own', () => {
    const long = ['中'.repeat(128), `a${'😀'.repeat(90)}`, `=${'",\r\n'.repeat(40)}`];
    const short = [
      '',
      'a',
      '=1',
      'a,"b"',
      '河',
      'x'.repeat(127),
      null,
      undefined,
      0,
      false,
      [1],
      { 'k"': 'v' },
    ];
    const cell = fc.constantFrom(...short, ...long, [long[0]]);
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.boolean(), (table, safe) => {
        expect(textOf(piecesOf(table, safe))).toBe(rowsOf(table, safe));
      }),
    );
  });

  it('many rows and a text that is longer than a piece: several pieces, none of them changed by what follows', () => {
    const table = Array.from({ length: 900 }, (_, at) => [
      `s${at}`,
      '长文 😀\r\n'.repeat(at === 450 ? 100_000 : 40),
    ]);
    const pieces = piecesOf(table, false);
    expect(pieces.length).toBeGreaterThan(2);
    expect(textOf(pieces) === rowsOf(table, false)).toBe(true);
  });

  it('no rows: nothing but the text before them', () => {
    const bytes = csvBytes(false);
    bytes.addText('id\r\n');
    expect([bytes.taken(), Buffer.from(bytes.rest()).toString()]).toEqual([[], 'id\r\n']);
  });
});

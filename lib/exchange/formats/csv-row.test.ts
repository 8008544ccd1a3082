import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow, restoreCell } from './csv-row';
import { tableReader } from '../parse/table-reader';

describe('csvRow', () => {
  it('quotes what needs it and neutralises formulas only when asked to', () => {
    expect(csvRow(['a,b', 'say "so"', '=1+1', null, 3], false)).toBe('"a,b","say ""so""",=1+1,,3\r\n');
    expect(csvRow(['=1+1', '-2', '＋3', 'x=1'], true)).toBe("'=1+1,'-2,'＋3,x=1\r\n");
    expect(csvRow([' =1+1', '\u3000@a', " '=1"], true)).toBe(`' =1+1,'\u3000@a," '=1"\r\n`);
  });

  it('a neutralised cell: reads back exactly', () => {
    const cell = fc.string({ unit: fc.constantFrom("'", ' ', '\u3000', '\t', '=', '@', 'a') });
    fc.assert(
      fc.property(cell, (text) => {
        const reader = tableReader({ delimiter: ',', quote: '"', newline: 'lf' }, 2);
        const [row] = [...reader.push(csvRow([text, 'x'], true)), ...reader.end()];
        expect(restoreCell(row!.cells[0]!)).toBe(text);
      }),
    );
  });

  it('is read back exactly by the reader, whatever the cells hold', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', '\n', '\r', '\r\n', '中', '😀', ' ', "'", '='),
    });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
        fc.pre(cells.some((text) => text !== ''));
        const reader = tableReader({ delimiter: ',', quote: '"', newline: 'lf' }, cells.length);
        const rows = [...reader.push(csvRow(cells, false)), ...reader.end()];
        expect(rows.map((row) => row.cells)).toEqual([cells]);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { detectSettings } from './detect';
import { readRows, type SourceRow } from './read-rows';
import type { ImportSettings } from './settings';

async function read(text: string, change: Partial<ImportSettings> = {}, step = 7): Promise<SourceRow[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
  }
  const rows: SourceRow[] = [];
  for await (const group of readRows(chunks(), { ...detectSettings({ bytes, whole: true })!, ...change }))
    rows.push(...group);
  return rows;
}
const brief = (rows: SourceRow[]) =>
  rows.map(({ line, values, fault }) => [line, fault?.reason ?? [...values]]);

describe('readRows', () => {
  it('names the cells of a table, the header left out', async () => {
    expect(brief(await read('问题,a\r\n河,1\r\n,2\r\n'))).toEqual([
      [
        2,
        [
          ['问题', '河'],
          ['a', '1'],
        ],
      ],
      [
        3,
        [
          ['问题', ''],
          ['a', '2'],
        ],
      ],
    ]);
  });

  it('keeps the first row where it is data', async () => {
    const rows = await read('q,r\ns,t\n', { header: false, columns: ['column 1', 'column 2'] });
    expect(rows.map(({ line, values }) => [line, values.get('column 2')])).toEqual([
      [1, 'r'],
      [2, 't'],
    ]);
  });

  it('reports what stands broken before the header, and never takes the header for data', async () => {
    const rows = await read('a,"never closed\nquestion,answer\nq,a\n');
    expect(rows.map(({ line, fault, values }) => [line, fault?.reason, values.get('question')])).toEqual([
      [1, 'quote_unclosed', 'a'],
      [3, undefined, 'q'],
    ]);
  });

  it('names the column of a broken quote, and shows the row as it stands', async () => {
    const [row] = await read('question,answer\nq,"never closed\n');
    expect(row).toMatchObject({
      ...{ line: 2, excerpt: 'q,"never closed\n' },
      fault: { reason: 'quote_unclosed', column: 'answer', detail: { cell: 2 } },
    });
  });

  it('reads JSON Lines with a broken line', async () => {
    expect(brief(await read('{"a":"河"}\n{"a"\n{"a":2}\n'))).toEqual([
      [1, [['a', '河']]],
      [2, 'json'],
      [3, [['a', 2]]],
    ]);
  });
});

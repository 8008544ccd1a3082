import { describe, expect, it } from 'vitest';
import { detectSettings } from '../dialect/detect';
import { parseRows, type SourceRow } from './parse-rows';
import type { ImportSettings } from '../dialect/settings';

async function read(text: string, change: Partial<ImportSettings> = {}, step = 7): Promise<SourceRow[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
  }
  const rows: SourceRow[] = [];
  for await (const group of parseRows(chunks(), { ...detectSettings({ bytes, whole: true })!, ...change }))
    rows.push(...group);
  return rows;
}
const brief = (rows: SourceRow[]) =>
  rows.map(({ line, values, fault }) => [line, fault?.reason ?? [...values]]);

describe('parseRows', () => {
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
      line: 2,
      excerpt: 'q,"never closed\n',
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

describe('readRows of a head', () => {
  const bytes = Buffer.from('a,b\n1,2\n3,4\n5,6\n');
  const settings = detectSettings({ bytes, whole: true })!;
  const values = async (most?: number) => {
    const rows = [];
    async function* chunks() {
      for (let at = 0; at < bytes.length; at += 5) yield bytes.subarray(at, at + 5);
    }
    for await (const group of parseRows(chunks(), settings, most)) rows.push(...group);
    return rows.map((row) => [...row.values.values()].join());
  };

  it('stops at the bytes it may read and leaves out the row that goes on', async () => {
    expect(await values()).toEqual(['1,2', '3,4', '5,6']);
    expect(await values(bytes.length)).toEqual(['1,2', '3,4', '5,6']);
    expect(await values(13)).toEqual(['1,2', '3,4']);
    expect(await values(7)).toEqual([]);
  });
});

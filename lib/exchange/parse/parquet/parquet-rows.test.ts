import { parquetWriteBuffer } from 'hyparquet-writer';
import type { SchemaElement } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { parquetBytes } from '@/lib/testing/parquet-bytes';
import { fileByDuckDb } from '@/lib/testing/parquet-rows';
import { memoryBytes } from '../../bytes/file-bytes';
import { detectFile } from '../../dialect/detect-file';
import { draftSample } from '../../import/draft-sample';
import { fileRows } from '../file-rows';
import type { SourceRow } from '../parse-rows';

/** The rows of a file as an import reads them, as JSON has them. */
async function rowsOf(bytes: Uint8Array): Promise<Record<string, unknown>[]> {
  const file = memoryBytes(bytes);
  const rows: Record<string, unknown>[] = [];
  for await (const group of fileRows(file, await detectFile(file)))
    for (const { values } of group) rows.push(JSON.parse(JSON.stringify(Object.fromEntries(values))));
  return rows;
}
async function groupsOf(...given: Parameters<typeof fileRows>): Promise<SourceRow[][]> {
  const groups: SourceRow[][] = [];
  for await (const group of fileRows(...given)) groups.push(group);
  return groups;
}
const read = async (query: string, options?: string) => rowsOf(await fileByDuckDb(query, options));

describe('parquetRows', () => {
  it.each([
    ['true', true],
    ['42::TINYINT', 42],
    ['4294967295::UINTEGER', 4_294_967_295],
    ['9007199254740991::BIGINT', 9_007_199_254_740_991],
    ['9007199254740993::BIGINT', '9007199254740993'],
    ['18446744073709551615::UBIGINT', '18446744073709551615'],
    ['0.1::FLOAT', 0.1],
    ['0.1::DOUBLE', 0.1],
    ["'NaN'::DOUBLE", 'NaN'],
    ["'-inf'::FLOAT", '-Infinity'],
    ['12.30::DECIMAL(4,2)', 12.3],
    ['-0.05::DECIMAL(10,2)', -0.05],
    ['123456789012.345678::DECIMAL(18,6)', '123456789012.345678'],
    ['12345678901234567890.12::DECIMAL(30,2)', '12345678901234567890.12'],
    ["DATE '2024-02-29'", '2024-02-29'],
    ["DATE '1969-12-31'", '1969-12-31'],
    ["TIME '14:30:00.5'", '14:30:00.500'],
    ["TIMESTAMP '2024-02-29 01:02:03.004'", '2024-02-29T01:02:03.004'],
    ["TIMESTAMP '2024-02-29 01:02:03.004005'", '2024-02-29T01:02:03.004005'],
    ["TIMESTAMP '1960-01-01 00:00:00'", '1960-01-01T00:00:00'],
    ["TIMESTAMP_NS '2024-02-29 01:02:03.000000007'", '2024-02-29T01:02:03.000000007'],
    ["TIMESTAMPTZ '2024-02-29 01:02:03+00'", '2024-02-29T01:02:03.000Z'],
    ["'6f1a3c5e-0000-4000-8000-0000000000ff'::UUID", '6f1a3c5e-0000-4000-8000-0000000000ff'],
    ["'河长 120 公里 😀'", '河长 120 公里 😀'],
    ["''", ''],
    ['NULL::VARCHAR', null],
    ["['a', NULL, '']", ['a', null, '']],
    ['[]::VARCHAR[]', []],
    ['NULL::VARCHAR[]', null],
    ['[[1, 2], [], NULL, [NULL]]', [[1, 2], [], null, [null]]],
    ["{'a': 1, 'b': {'c': 'x'}}", { a: 1, b: { c: 'x' } }],
    [
      "[{'q': 'x', 's': [1]}, NULL, {'q': NULL, 's': NULL}]",
      [{ q: 'x', s: [1] }, null, { q: null, s: null }],
    ],
    ["MAP {'k': 1, '__proto__': 2}", JSON.parse('{"k":1,"__proto__":2}')],
    ["MAP {1: 'a', 2: NULL}", { 1: 'a', 2: null }],
  ])('%s becomes %j', async (sql, value) => {
    expect(await read(`SELECT ${sql} AS v, 1 AS n`)).toEqual([{ v: value, n: 1 }]);
  });

  const MANY = `SELECT i AS n, '问' || i AS question, CASE WHEN i % 3 > 0 THEN '同一段参考' END AS ref, [i, i + 1] AS list,
    i::DOUBLE / 4 AS score, i % 2 = 0 AS even, {'a': ['x' || i]} AS s FROM range(5000) t(i)`;
  const row = (n: number) => ({
    ...{ n, question: `问${n}`, ref: n % 3 > 0 ? '同一段参考' : null, list: [n, n + 1] },
    ...{ score: n / 4, even: n % 2 === 0, s: { a: [`x${n}`] } },
  });

  it.each([
    'uncompressed',
    'snappy',
    'zstd',
    'gzip',
    'brotli',
    'lz4',
    'lz4_raw',
    'zstd, PARQUET_VERSION v2',
    'snappy, PARQUET_VERSION v2, DICTIONARY_SIZE_LIMIT 1',
  ])('all rows in their order, of several row groups: %s', async (options) => {
    const rows = await read(MANY, `COMPRESSION ${options}, ROW_GROUP_SIZE 2048`);
    expect(rows).toEqual(Array.from({ length: 5_000 }, (_, n) => row(n)));
  });

  it('lists that go on in the next page: are read as in one', async () => {
    const lists = Array.from({ length: 300 }, (_, n) =>
      Array.from({ length: n % 7 }, (_, at) => n * 10 + at),
    );
    const data = { columnData: [{ name: 'list', data: lists }], pageSize: 64 };
    const file = new Uint8Array(parquetWriteBuffer(data as never));
    expect(await rowsOf(file)).toEqual(lists.map((list) => ({ list })));
  });

  it('INT96 of old writers: is the moment, to the nanosecond', async () => {
    // 2000-01-02, Julian day 2,451,546, and 3,000,000,007 nanoseconds.
    const bytes = Buffer.alloc(12);
    bytes.writeBigInt64LE(3_000_000_007n);
    bytes.writeInt32LE(2_451_546, 8);
    expect(await leafRows({ name: 'at', type: 'INT96' }, bytes)).toEqual([
      { at: '2000-01-02T00:00:03.000000007' },
    ]);
  });

  it('bytes that the schema calls nothing: are a text where they are one, else no value', async () => {
    const element = { name: 'v', type: 'BYTE_ARRAY' } as const;
    expect(await leafRows(element, Buffer.from([3, 0, 0, 0, 0xe6, 0xb2, 0xb3]))).toEqual([{ v: '河' }]);
    expect(await leafRows(element, Buffer.from([2, 0, 0, 0, 0xff, 0xd8]))).toEqual([{}]);
  });

  it('a mapped column of bytes: its rows are rejected by its name; elsewhere it is left out', async () => {
    const sql = `SELECT 'q' AS question, 'r' AS ref, '\\xff\\xd8'::BLOB AS answer, '\\xff'::BLOB AS picture, 'x' AS kept`;
    const file = memoryBytes(await fileByDuckDb(sql));
    const settings = await detectFile(file);
    const [[source]] = (await groupsOf(file, settings)) as [[SourceRow]];
    expect(draftSample(source, settings)).toMatchObject({ reason: 'bytes', column: 'answer' });
    const mapping = { ...settings.mapping, answer: 'ref' };
    const metadata = '{"kept":"x"}';
    expect(draftSample(source, { ...settings, mapping })).toMatchObject({ answer: 'r', metadata });
  });

  it('a text that is no UTF-8: its row is rejected by the column', async () => {
    const element = { name: 'answer', type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
    const file = memoryBytes(leafFile(element, Buffer.from([2, 0, 0, 0, 0x61, 0xff])));
    const settings = { ...(await detectFile(file)), noQuestion: true };
    const [[source]] = (await groupsOf(file, settings)) as [[SourceRow]];
    expect(draftSample(source, settings)).toMatchObject({ reason: 'bytes', column: 'answer' });
  });

  it('names of columns: are made unique and storable', async () => {
    const file = memoryBytes(leafFile({ name: 'a\0', type: 'INT32' }, Buffer.alloc(4)));
    expect((await detectFile(file)).columns).toEqual(['a\uFFFD']);
  });

  it('no rows at all: is a file with columns', async () => {
    const file = memoryBytes(await fileByDuckDb("SELECT 'a' AS answer WHERE false"));
    const settings = await detectFile(file);
    expect(settings).toMatchObject({ format: 'parquet', columns: ['answer'], preset: 'by-name' });
    expect(await rowsOf(await fileByDuckDb("SELECT 'a' AS answer WHERE false"))).toEqual([]);
  });

  it('no rows, as pyarrow 25 writes them, in a row group without a page: is a file with columns', async () => {
    const hex = [
      '504152311504150015004c150015001200001504192c35001806736368656d61150200150c25021806616e7377657225004c',
      '1c0000001600191c191c26001c150c19250006191806616e7377657215001600161c161c26002608291c1504150015020000',
      '00161c16002608161c002820706172717565742d6370702d6172726f772076657273696f6e2032352e302e31191c1c000000',
      '8400000050415231',
    ];
    const bytes = Uint8Array.from(Buffer.from(hex.join(''), 'hex'));
    expect((await detectFile(memoryBytes(bytes))).columns).toEqual(['answer']);
    expect(await rowsOf(bytes)).toEqual([]);
  });
});

/** A file of one column that is always there, with one value as its page has it. */
const leafFile = (element: SchemaElement, bytes: Uint8Array): Uint8Array =>
  parquetBytes({
    schema: [
      { name: 'root', num_children: 1 },
      { repetition_type: 'REQUIRED', ...element },
    ],
    rows: 1,
    chunks: [
      {
        pages: [
          {
            bytes,
            header: {
              data_page_header: {
                num_values: 1,
                encoding: 'PLAIN',
                definition_level_encoding: 'RLE',
                repetition_level_encoding: 'RLE',
              },
            },
          },
        ],
      },
    ],
  });
const leafRows = (element: SchemaElement, bytes: Uint8Array) => rowsOf(leafFile(element, bytes));

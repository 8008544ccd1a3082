import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedRows, footerOf, rowsByDuckDb, rowsByHyparquet, wholeFile } from '@/lib/testing/parquet-rows';
import type { Column } from '../column';
import type { RowSchema } from '../format';
import { GROUP_LIMITS } from './row-group';
import { writeParquet } from './write-parquet';

const COLUMNS: Column[] = [
  { name: 'text', type: 'string' },
  { name: 'count', type: 'integer' },
  { name: 'score', type: 'number' },
  { name: 'sure', type: 'boolean' },
  { name: 'at', type: 'timestamp' },
  { name: 'metadata', type: 'json' },
  { name: 'spans', type: 'json', nested: { list: { list: 'integer' } } },
  {
    name: 'evidence',
    type: 'json',
    nested: { list: { struct: { quote: 'string', start: 'integer', searched: { list: 'string' } } } },
  },
  { name: 'made', type: 'json', nested: { struct: { by: 'string', of: { struct: { start: 'integer' } } } } },
];
type Row = unknown[];

const schemaOf = (columns: Column[]): RowSchema<Row> => ({
  columns,
  mark: null,
  toTable: (row) => [row],
  toObjects: () => [],
});

async function* paged(rows: Row[], size = 7): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

const written = (rows: Row[], columns = COLUMNS, size?: number) =>
  wholeFile(writeParquet(paged(rows, size), schemaOf(columns)));

/** Both readers give back what went in. */
async function expectSame(rows: Row[], columns = COLUMNS) {
  const file = await written(rows, columns);
  const expected = expectedRows(columns, rows);
  expect(await rowsByDuckDb(file)).toEqual(expected);
  expect(await rowsByHyparquet(file)).toEqual(expected);
}

const FULL: Row = [
  ...['河长 120 公里', 3, 0.25, true, '2026-11-22T01:02:03.004Z', { source: '县志' }, [[0, 5]]],
  ...[[{ quote: '河', start: 0, searched: null }], { by: 'number', of: { start: 2 } }],
];
const EMPTY: Row = COLUMNS.map(() => null);

describe('writeParquet', () => {
  it('gives every type: read by DuckDB, it is what it was', async () => {
    const [types] = await rowsByDuckDb(
      await written([FULL]),
      `SELECT list(column_name || ' ' || column_type) AS types FROM (DESCRIBE FROM file)`,
    );
    expect(types).toEqual({
      types: [
        'text VARCHAR',
        'count INTEGER',
        'score DOUBLE',
        'sure BOOLEAN',
        'at TIMESTAMP WITH TIME ZONE',
        'metadata VARCHAR',
        'spans INTEGER[][]',
        'evidence STRUCT("quote" VARCHAR, "start" INTEGER, searched VARCHAR[])[]',
        'made STRUCT("by" VARCHAR, "of" STRUCT("start" INTEGER))',
      ],
    });
    expect(await rowsByDuckDb(await written([FULL]))).toEqual([
      {
        ...{ text: '河长 120 公里', count: 3, score: 0.25, sure: true },
        at: new Date('2026-11-22T01:02:03.004Z'),
        metadata: '{"source":"县志"}',
        spans: [[0, 5]],
        evidence: [{ quote: '河', start: 0, searched: null }],
        made: { by: 'number', of: { start: 2 } },
      },
    ]);
  });

  it('keeps apart what is empty and what is not there, in lists and objects too', async () => {
    const lists = (spans: unknown, evidence: unknown, made: unknown): Row => [
      ...['', 0, 0, false, null, {}, spans, evidence, made],
    ];
    await expectSame([
      EMPTY,
      lists([], [], {}),
      lists([[]], [null], { by: '', of: null }),
      lists([null], [{}], { by: null, of: {} }),
      lists([[null]], [{ searched: [] }], { of: { start: null } }),
      lists([[], null, [1]], [{ quote: '', searched: [null] }, null], { of: { start: 0 } }),
      EMPTY,
    ]);
  });

  it('keeps line ends, quotes, formulas, emoji and the ends of a range', async () => {
    const texts = ['a\r\nb', '"', '""', "'", '=cmd|calc', '＋1', ',', '\t', '\\', '𠮷😀', ' x '];
    await expectSame(texts.map((text) => FULL.with(0, text).with(5, { [text]: text })));
    await expectSame([FULL.with(1, -(2 ** 31)), FULL.with(1, 2 ** 31 - 1).with(2, -1e300)]);
  });

  it('keeps a byte order mark before a text, which readers in JavaScript take away', async () => {
    const file = await written([FULL.with(0, '\uFEFFx')]);
    expect(await rowsByDuckDb(file, 'SELECT strlen(text) AS bytes FROM file')).toEqual([{ bytes: 4n }]);
  });

  it('keeps texts of 100,000 characters', async () => {
    const long = (at: number) => '长文 😀\r\n'.repeat(14_286) + at;
    expect(long(1).length).toBeGreaterThan(100_000);
    await expectSame(Array.from({ length: 12 }, (_, at) => FULL.with(0, long(at)).with(5, [long(at)])));
  });

  it('any rows: both readers give them back, and equal rows are equal bytes', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', "'", ',', '\r\n', '\n', '=cmd', '中', '😀', '\\'),
    });
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });
    const int = fc.integer();
    const lists = <T>(value: fc.Arbitrary<T>) => maybe(fc.array(maybe(value), { maxLength: 3 }));
    const row = fc.tuple(
      maybe(text),
      maybe(int),
      maybe(fc.double({ noNaN: true }).map((value) => value || 0)),
      maybe(fc.boolean()),
      maybe(
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((at) => at.toISOString()),
      ),
      maybe(fc.dictionary(text, text, { maxKeys: 2 })),
      lists(fc.array(maybe(int), { maxLength: 3 })),
      lists(
        fc.record({ quote: maybe(text), start: maybe(int), searched: lists(text) }, { requiredKeys: [] }),
      ),
      maybe(fc.record({ by: maybe(text), of: maybe(fc.record({ start: maybe(int) })) })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 40 }), async (rows) => {
        await expectSame(rows);
        expect(await written(rows, COLUMNS, 40)).toEqual(await written(rows, COLUMNS, 3));
      }),
      { numRuns: 40 },
    );
  });

  it('no rows: a table with its columns', async () => {
    const file = await written([]);
    expect(await rowsByDuckDb(file)).toEqual([]);
    expect(footerOf(file).schema).toHaveLength(24);
  });

  it('an integer beyond 32 bits: is refused rather than cut', async () => {
    await expect(written([FULL.with(1, 2 ** 31)])).rejects.toThrow('int32');
  });

  it('tells the library datasets its features in the footer', async () => {
    const [told] = footerOf(await written([FULL])).key_value_metadata!;
    expect(told!.key).toBe('huggingface');
    const { features } = (JSON.parse(told!.value!) as { info: { features: Record<string, unknown> } }).info;
    expect(Object.keys(features)).toEqual(COLUMNS.map(({ name }) => name));
    expect(features.spans).toEqual([[{ dtype: 'int32', _type: 'Value' }]]);
  });
});

describe('the memory that writing takes', () => {
  const columns: Column[] = [
    { name: 'id', type: 'string' },
    { name: 'reference', type: 'string' },
  ];
  const REFERENCE = 300_000;
  const SIZE = 5;

  /** Rows with references of 100,000 characters, and how many of them were asked for. */
  function longRows(count: number) {
    const asked = { rows: 0 };
    async function* pages(): AsyncGenerator<Row[]> {
      for (let at = 0; at < count; at += SIZE) {
        asked.rows += SIZE;
        yield Array.from({ length: SIZE }, (_, row) => [`s${at + row}`, `${at + row}`.padEnd(100_000, '长')]);
      }
    }
    return { asked, pages };
  }

  it('long texts: each piece of the file comes before more than 4 MB and a page were read on', async () => {
    const { asked, pages } = longRows(60);
    const most = GROUP_LIMITS.bytes + REFERENCE * SIZE;
    const parts: Uint8Array[] = [];
    let before = 0;
    for await (const part of writeParquet(pages(), schemaOf(columns))) {
      expect((asked.rows - before) * REFERENCE).toBeLessThanOrEqual(most);
      before = asked.rows;
      parts.push(part);
    }
    const { row_groups: groups } = footerOf(Buffer.concat(parts));
    expect(groups.map(({ num_rows }) => Number(num_rows))).toEqual([14, 14, 14, 14, 4]);
    for (const { total_byte_size } of groups)
      expect(Number(total_byte_size)).toBeLessThan(GROUP_LIMITS.bytes + REFERENCE + 1_000);
  });

  it('nobody takes the bytes: nothing is read on', async () => {
    const { asked, pages } = longRows(60);
    const file = writeParquet(pages(), schemaOf(columns));
    await file.next();
    expect(asked.rows).toBe(15);
    await file.return(undefined);
    expect(asked.rows).toBe(15);
  });

  it('short rows: a row group has 2,000 of them', async () => {
    const rows = Array.from({ length: 4_500 }, (_, at) => [`s${at}`, 'r']);
    const file = await written(rows, columns, 100);
    expect(footerOf(file).row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([2_000, 2_000, 500]);
    expect(await rowsByDuckDb(file)).toEqual(expectedRows(columns, rows));
  });

  it('the footer keeps bounds of short texts alone, and has a page index of long ones', async () => {
    const { pages } = longRows(20);
    const { row_groups: groups } = footerOf(await wholeFile(writeParquet(pages(), schemaOf(columns))));
    const [id, reference] = groups[0]!.columns;
    expect(id!.meta_data!.statistics).toMatchObject({ min_value: 's0', max_value: 's9', null_count: 0n });
    const { null_count, min_value, max_value } = reference!.meta_data!.statistics!;
    expect([null_count, min_value, max_value]).toEqual([0n, undefined, undefined]);
    expect(reference!.column_index_length).toBeGreaterThan(0);
  });
});

import { gzipSync } from 'node:zlib';
import type { PageHeader, SchemaElement } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { type PageParts, parquetBytes, type ParquetParts, withFooter } from '@/lib/testing/parquet-bytes';
import { fileByDuckDb } from '@/lib/testing/parquet-rows';
import { type FileBytes, memoryBytes } from '../../bytes/file-bytes';
import { detectFile } from '../../dialect/detect-file';
import { fileRows } from '../file-rows';
import { PARQUET_LIMITS } from './parquet-limits';

const MIB = 1024 * 1024;
const ROOT: SchemaElement = { name: 'root', num_children: 1 };
const TEXT: SchemaElement = {
  name: 'answer',
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
  repetition_type: 'REQUIRED',
};
const NULLABLE: SchemaElement = { ...TEXT, repetition_type: 'OPTIONAL' };

/** Reads all of a file as an import does, and says why it was refused and how much memory that took. */
async function outcomeOf(bytes: Uint8Array): Promise<{ code: unknown; rows: number; mib: number }> {
  const before = process.memoryUsage();
  let [most, rows] = [0, 0];
  const measure = (): void => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    most = Math.max(most, heapUsed + arrayBuffers - before.heapUsed - before.arrayBuffers);
  };
  const given = memoryBytes(bytes);
  const file: FileBytes = { ...given, read: async (...part) => (measure(), given.read(...part)) };
  let code: unknown = 'none';
  try {
    for await (const group of fileRows(file, await detectFile(file))) rows += group.length;
  } catch (thrown) {
    code = (thrown as { error?: { issues: { code: string }[] } }).error?.issues[0]?.code ?? thrown;
  }
  measure();
  return { code, rows, mib: most / MIB };
}

const plain = (...texts: string[]): Uint8Array =>
  Buffer.concat(
    texts.flatMap((text) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(Buffer.byteLength(text));
      return [length, Buffer.from(text)];
    }),
  );

const dataHeader = (count: number, encoding = 'PLAIN') =>
  ({
    num_values: count,
    encoding,
    definition_level_encoding: 'RLE',
    repetition_level_encoding: 'RLE',
  }) as PageHeader['data_page_header'];
const page = (bytes: Uint8Array, count: number, header: Partial<PageHeader> = {}): PageParts => ({
  bytes,
  header: { data_page_header: dataHeader(count), ...header },
});
/** A file of one column with one page. */
const one = (pages: PageParts[], more: Partial<ParquetParts> = {}): Uint8Array =>
  parquetBytes({ schema: [ROOT, TEXT], rows: 2, chunks: [{ pages }], ...more });
const GOOD = page(plain('a', '长'), 2);
const levels = (...bytes: number[]): Uint8Array => Buffer.from([bytes.length, 0, 0, 0, ...bytes]);

describe('a Parquet file that is what it says', () => {
  it('is read', async () => {
    expect(await outcomeOf(one([GOOD]))).toMatchObject({ code: 'none', rows: 2 });
  });
});

describe('a Parquet file whose footer lies', () => {
  const chunk = (says: object): Uint8Array => one([], { chunks: [{ pages: [GOOD], says }] });
  it.each([
    ['more rows than its row groups', one([GOOD], { says: { num_rows: 3n } })],
    ['more rows than values', one([GOOD], { rows: 3 })],
    ['fewer rows than values', one([GOOD], { rows: 1 })],
    ['fewer than no rows', one([GOOD], { says: { num_rows: -2n } })],
    ['a chunk before the file', chunk({ data_page_offset: 0n })],
    ['a chunk below zero', chunk({ data_page_offset: -4n })],
    ['a chunk behind the file', chunk({ data_page_offset: 2n ** 40n })],
    ['a chunk that goes on behind the file', chunk({ total_compressed_size: 2n ** 40n })],
    ['a chunk of another type', chunk({ type: 'INT64' })],
    ['a chunk that ends within its page', chunk({ total_compressed_size: 20n })],
    ['no columns', one([GOOD], { schema: [{ name: 'root', num_children: 0 }], chunks: [] })],
    ['more columns than there are', one([GOOD], { schema: [{ ...ROOT, num_children: 2 }, TEXT] })],
    ['fewer columns than there are', one([GOOD], { schema: [{ ...ROOT, num_children: 0 }, TEXT] })],
    ['fewer chunks than columns', one([GOOD], { chunks: [] })],
    ['columns within each other a hundred and one times', one([GOOD], { schema: [...nested(101), TEXT] })],
    ['columns within each other a thousand times', one([GOOD], { schema: [...nested(1_000), TEXT] })],
    ['a footer longer than the file', Buffer.from('PAR1\xff\xff\xff\x7fPAR1', 'latin1')],
    ['no footer', Buffer.from('PAR1\0\0\0\0PAR1', 'latin1')],
    ['an end of another kind', Buffer.concat([one([GOOD]), Buffer.from('PAR2')])],
  ])('%s: is refused as damaged', async (_, bytes) => {
    expect(await outcomeOf(bytes)).toMatchObject({ code: 'parquet_broken' });
  });

  it('a million columns: is refused while little of it is in memory', async () => {
    const columns = Array.from({ length: 1_000_000 }, () => TEXT);
    const bytes = one([], {
      schema: [{ ...ROOT, num_children: 1_000_000 }, ...columns],
      rows: 0,
      chunks: [],
    });
    const { code, mib } = await outcomeOf(bytes);
    expect(code).toBe('parquet_too_large');
    expect(mib).toBeLessThan(64);
  });

  it('2,001 columns: is refused', async () => {
    const columns = Array.from({ length: 2_001 }, () => TEXT);
    const bytes = one([], {
      schema: [{ ...ROOT, num_children: 2_001 }, ...columns],
      rows: 0,
      chunks: columns.map(() => ({ pages: [] })),
    });
    expect(await outcomeOf(bytes)).toMatchObject({ code: 'parquet_too_large' });
  });

  it('lists of 30 million within each other in a few bytes: is refused before any is made', async () => {
    // Field 2, the schema, as a list of lists of lists ..., each of which says that it has so many members.
    const lists = Array.from({ length: 20 }, () => [0xf9, 0x80, 0x87, 0xa7, 0x0e]).flat();
    const bytes = withFooter(Buffer.concat([Buffer.from('PAR1'), Buffer.from([0x29, ...lists])]), 4);
    const { code, mib } = await outcomeOf(bytes);
    expect(code).toMatch(/^parquet_(broken|too_large)$/);
    expect(mib).toBeLessThan(32);
  });

  it('sums beyond 1,000 times the file: is refused before a page is read', async () => {
    const { code, mib } = await outcomeOf(chunk({ total_uncompressed_size: 2n ** 33n }));
    expect(code).toBe('parquet_too_large');
    expect(mib).toBeLessThan(16);
  });

  it('a locked footer or column: is refused as locked', async () => {
    const bytes = Buffer.from(one([GOOD]));
    bytes.write('PARE');
    expect(await outcomeOf(bytes)).toMatchObject({ code: 'parquet_locked' });
  });

  it('a compression that is not known: is refused by its name', async () => {
    expect(await outcomeOf(chunk({ codec: 'LZO' }))).toMatchObject({ code: 'parquet_packing' });
  });
});

describe('a Parquet file whose pages lie', () => {
  it.each([
    ['more values than the chunk has', page(plain('a', '长'), 3)],
    ['fewer values than the chunk has', page(plain('a', '长'), 1)],
    ['fewer than no values', page(plain('a', '长'), -1)],
    ['a text that goes on behind the page', page(Buffer.from([0xff, 0xff, 0xff, 0x7f, 97]), 2)],
    ['fewer bytes than it has', page(plain('a', '长'), 2, { uncompressed_page_size: 3 })],
    ['more packed bytes than the chunk has', page(plain('a', '长'), 2, { compressed_page_size: 900 })],
    [
      'a size below zero',
      page(plain('a', '长'), 2, { compressed_page_size: -1, uncompressed_page_size: -1 }),
    ],
    [
      'values of a dictionary that is not there',
      page(Buffer.from([1, 4, 0]), 2, { data_page_header: dataHeader(2, 'PLAIN_DICTIONARY') }),
    ],
    [
      'deltas in blocks that run backwards',
      page(Buffer.from([0x80, 1, 0xff, 0xff, 0xff, 0xff, 0x0f, 2, 0, 0, 0, 0]), 2, {
        data_page_header: dataHeader(2, 'DELTA_LENGTH_BYTE_ARRAY'),
      }),
    ],
  ])('%s: is refused as damaged', async (_, lie) => {
    expect(await outcomeOf(one([lie]))).toMatchObject({ code: 'parquet_broken' });
  });

  it('an encoding that is not known: is refused', async () => {
    const lie = page(plain('a', '长'), 2, { data_page_header: dataHeader(2, 'BIT_PACKED') });
    expect(await outcomeOf(one([lie]))).toMatchObject({ code: 'parquet_packing' });
  });

  it('a run of a billion levels in six bytes: is read as far as there are values', async () => {
    const run = page(Buffer.concat([levels(0xfe, 0xff, 0xff, 0xff, 0x0f, 0)]), 2);
    const { code, rows, mib } = await outcomeOf(one([run], { schema: [ROOT, NULLABLE] }));
    expect({ code, rows }).toEqual({ code: 'none', rows: 2 });
    expect(mib).toBeLessThan(16);
  });

  it('a page of a billion nulls: is refused before any is made', async () => {
    const count = 1_000_000_000;
    const nulls = page(levels(0xfe, 0xff, 0xff, 0xff, 0x0f, 0), count);
    const bytes = one([nulls], { schema: [ROOT, NULLABLE], rows: count });
    const { code, mib } = await outcomeOf(bytes);
    expect(code).toBe('parquet_too_large');
    expect(mib).toBeLessThan(16);
  });

  it('a page that says that it becomes 1 GiB: is refused before it is unpacked', async () => {
    const packed = gzipSync(Buffer.alloc(64 * MIB));
    const bomb = page(packed, 2, { uncompressed_page_size: 2 ** 30 });
    const bytes = one([], { chunks: [{ pages: [bomb], says: { codec: 'GZIP' } }] });
    const { code, mib } = await outcomeOf(bytes);
    expect(code).toBe('parquet_too_large');
    expect(mib).toBeLessThan(16);
  });

  it('a page that becomes larger than it says: is refused where it goes on', async () => {
    const packed = gzipSync(Buffer.alloc(64 * MIB));
    const bomb = page(packed, 2, { uncompressed_page_size: 1_000 });
    const bytes = one([], { chunks: [{ pages: [bomb], says: { codec: 'GZIP' } }] });
    const { code, mib } = await outcomeOf(bytes);
    expect(code).toBe('parquet_broken');
    expect(mib).toBeLessThan(16);
  });

  it('a text that each value repeats and makes longer: is refused where it becomes too large', async () => {
    // The first value has 4 MiB, each of the 127 after it repeats them: together 512 MiB.
    const count = 128;
    const deltas = (first: number, step: number): Buffer =>
      Buffer.concat([leb(128), leb(1), leb(count), zigzag(first), zigzag(step), Buffer.from([0])]);
    const size = 4 * MIB;
    const bytes = Buffer.concat([deltas(0, size), deltas(size, 0), Buffer.alloc(size)]);
    const lie = page(bytes, count, { data_page_header: dataHeader(count, 'DELTA_BYTE_ARRAY') });
    const { code, mib } = await outcomeOf(one([lie], { rows: count }));
    expect(code).toBe('parquet_too_large');
    expect(mib).toBeLessThan(32);
  });

  it('a text of 9,000,000 characters: its row is rejected, the next one is not', async () => {
    const long = page(plain('x'.repeat(9_000_000), 'y'), 2);
    const file = memoryBytes(one([long]));
    const faults: unknown[] = [];
    for await (const group of fileRows(file, await detectFile(file)))
      faults.push(...group.map(({ fault }) => fault?.reason ?? null));
    expect(faults).toEqual(['too_long', null]);
  });

  it('one byte changed anywhere, or the end cut off anywhere: rows, or a refusal in words', async () => {
    const sql = `SELECT 'a' || i AS answer, [i, NULL] AS list, {'x': i::DECIMAL(9,2)} AS s,
      TIMESTAMP '2024-01-01' + INTERVAL (i) DAY AS at FROM range(40) t(i)`;
    const whole = await fileByDuckDb(sql, 'COMPRESSION zstd');
    for (let at = 4; at < whole.length; at += 3) {
      const changed = new Uint8Array(whole);
      changed[at]! ^= 0x41;
      expect((await outcomeOf(changed)).code).toMatch(/^(none|parquet_\w+)$/);
      expect((await outcomeOf(whole.subarray(0, at))).code).toBe('parquet_broken');
    }
  }, 60_000);
});

it('the limits of pages: leave room for those that DuckDB writes', () => {
  expect(PARQUET_LIMITS.page).toBeGreaterThan(100_000_000);
});

function nested(count: number): SchemaElement[] {
  return [ROOT, ...Array.from({ length: count }, () => ({ name: 'n', num_children: 1 }))];
}

function leb(value: number): Buffer {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    bytes.push(left < 128 ? left : (left % 128) + 128);
    if (left < 128) return Buffer.from(bytes);
  }
}
const zigzag = (value: number): Buffer => leb(value * 2);

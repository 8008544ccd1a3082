import { describe, expect, it } from 'vitest';
import { rowsByDuckDb } from '@/lib/testing/parquet-rows';
import { GROUP_LIMITS } from '@/lib/exchange/formats/parquet/row-group';
import { annotation, boat, rule } from '../snapshot-fixture';
import { type SnapshotRecord, snapshotRecord } from '../snapshot-line';
import { splitFiles } from './split-files';
import { goldTable } from './tables/gold';
import { softLabelTable } from './tables/soft-labels';

const TABLES = [goldTable, softLabelTable];

/** Samples of whose two segments somebody judged each; those without a person have no gold. */
const record = (id: string, judged: boolean): SnapshotRecord =>
  snapshotRecord(
    boat(id, judged ? [annotation('annotator_1', [{ fact: 'consistent' }, { fact: 'consistent' }])] : []),
    { rule, content: 'gold' },
  );

async function filesOf(records: SnapshotRecord[], page: number, most?: number) {
  const asked = { records: 0 };
  async function* pages(): AsyncGenerator<SnapshotRecord[]> {
    for (let at = 0; at < records.length; at += page) {
      const own = records.slice(at, at + page);
      asked.records += own.length;
      yield own;
    }
  }
  const files: { path: string; bytes: Uint8Array; asked: number }[] = [];
  for await (const file of splitFiles(TABLES, 'dev', pages(), most))
    files.push({ ...file, asked: asked.records });
  return files;
}

/** As many as fill a row group of soft labels, which has two a sample, and one more. */
const MANY = Array.from({ length: GROUP_LIMITS.rows + 1 }, (_, at) =>
  record(`s${at}`, at < GROUP_LIMITS.rows - 500),
);

describe('splitFiles', () => {
  it('few samples: one file a table, with all rows of it', async () => {
    const files = await filesOf([record('a', true), record('b', false)], 1);
    expect(files.map(({ path }) => path)).toEqual(['gold/dev/0000.parquet', 'soft_labels/dev/0000.parquet']);
    expect(await rowsByDuckDb(files[0]!.bytes)).toMatchObject([{ id: 'a' }]);
    expect(await rowsByDuckDb(files[1]!.bytes)).toMatchObject([{ segment: 0 }, { segment: 1 }]);
  });

  it('no samples: each table has a file all the same, as `datasets` asks for one', async () => {
    const files = await filesOf([], 1);
    expect(files.map(({ path }) => path)).toEqual(['gold/dev/0000.parquet', 'soft_labels/dev/0000.parquet']);
    expect(await rowsByDuckDb(files[0]!.bytes)).toEqual([]);
  });

  it('more than is held at a time: a table goes on in further files, before more is read, and loses no row', async () => {
    const files = await filesOf(MANY, 100, 1);
    const at = (table: string) => files.filter(({ path }) => path.startsWith(table));
    // The first row group is that of soft labels, after 1,000 samples; what follows has no gold at its end.
    expect(files.map(({ path, asked }) => [path, asked])).toEqual([
      ['gold/dev/0000.parquet', 1_000],
      ['soft_labels/dev/0000.parquet', 1_000],
      ['gold/dev/0001.parquet', 2_001],
      ['soft_labels/dev/0001.parquet', 2_001],
    ]);
    const ids = (await Promise.all(at('gold').map(({ bytes }) => rowsByDuckDb(bytes))))
      .flat()
      .map(({ id }) => id);
    expect(ids).toEqual(MANY.filter(({ gold }) => gold).map(({ id }) => id));
  });

  it('a further file without a row: is left out', async () => {
    const half = GROUP_LIMITS.rows / 2;
    const records = [
      ...MANY.slice(0, half),
      ...Array.from({ length: 3 }, (_, at) => record(`x${at}`, false)),
    ];
    const files = await filesOf(records, 100, 1);
    expect(files.map(({ path }) => path)).toEqual(['gold/dev/0000.parquet', 'soft_labels/dev/0000.parquet']);
  });

  it('pages of another size: the same files', async () => {
    const bytes = (files: Awaited<ReturnType<typeof filesOf>>) =>
      files.map((file) => Buffer.from(file.bytes).toString('hex'));
    expect(bytes(await filesOf(MANY, 7, 1))).toEqual(bytes(await filesOf(MANY, 1_000, 1)));
  });
});

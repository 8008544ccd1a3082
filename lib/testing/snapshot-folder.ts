import { memoryBytes } from '@/lib/exchange/bytes/file-bytes';
import { openZip } from '@/lib/exchange/parse/zip/zip-archive';
import { wholeFile } from './parquet-rows';
import { folderFiles } from '@/lib/snapshot/folder/folder-files';
import { type FolderSource, splitPath } from '@/lib/snapshot/folder/folder-view';
import { folderTables } from '@/lib/snapshot/folder/tables';
import { SNAPSHOT_FORMAT, type SnapshotManifest } from '@/lib/snapshot/manifest-view-schema';
import { annotation, boat, rule, TIME } from '@/lib/snapshot/snapshot-fixture';
import { SnapshotCounts } from '@/lib/snapshot/snapshot-counts';
import { SnapshotHashes } from '@/lib/snapshot/snapshot-hashes';
import { snapshotLine, type SnapshotRecord, snapshotRecord } from '@/lib/snapshot/snapshot-line';
import { zipFiles } from '@/lib/snapshot/server/zip-files';

// The folder of a snapshot, for tests of what reads it.

/** Two splits of one share each, one of them with a point in its name. */
export const SPLITS = [
  { name: 'train', share: 50 },
  { name: 'test.v1', share: 50 },
];
const run = {
  method: 'offline',
  version: '1',
  model: null,
  params: {},
  judges: ['fact' as const],
  runAt: TIME,
};
/** A judge shown before the second label, and a second person who departs from what the lead decided. */
export const STORED = [
  boat('a😀', [
    annotation('m', [{ fact: 'inconsistent', type: 'KCont' }, { fact: 'consistent' }], {
      ...{ source: 'method', author: null, run, votes: false },
    }),
    annotation('annotator_1', [{ fact: 'consistent' }, { fact: 'consistent', exposure: 'verdict' }], {
      derivedFromId: 'm',
    }),
  ]),
  boat('b', [annotation('annotator_1', [{ fact: 'inconsistent', type: 'KCont' }, { fact: 'consistent' }])], {
    answer: '红的快的\r\n"=cmd"',
    metadata: { source: 'https://a.test', n: 2 },
  }),
  boat('c', []),
];
/** The first is in the one split, the others in the other. */
const splitOf = (record: SnapshotRecord): string => (record.id === 'a😀' ? 'train' : 'test.v1');

/** The folder of a snapshot of three samples, two of which have gold; `bytes`: its zip. */
export function folder(more: Partial<FolderSource['snapshot']> = {}, splits = SPLITS, stored = STORED) {
  const counts = new SnapshotCounts();
  const hashes = new SnapshotHashes(splits);
  const records = stored.map((one) => {
    const record = snapshotRecord(one, { rule, content: 'annotations' });
    counts.add(one, record);
    hashes.add(Buffer.from(snapshotLine(record)), splits.length > 0 ? splitOf(record) : '');
    return record;
  });
  const manifest = {
    ...{ format: SNAPSHOT_FORMAT, content: 'annotations', goldRule: rule, typology: ['KCont'] },
    ...{ guideline: { number: 1, hash: '0'.repeat(64) }, agreement: null },
    ...hashes.result(),
    ...counts.counts(),
  } as SnapshotManifest;
  const of = (split: string | null) =>
    records.filter((record) => split === null || splitOf(record) === split);
  const names =
    splits.length > 0 ? splits.map(({ name }) => [name, name] as const) : [['train', null] as const];
  const source: FolderSource = {
    project: 'Boats: 船 "A"',
    snapshot: {
      ...{
        id: '1',
        number: 3,
        content: 'annotations',
        released: null,
        reason: 'First release',
        splits,
        state: 'done',
      },
      ...{ total: 3, done: 3, error: null, manifest, createdBy: null, createdAt: TIME },
      ...{ finishedAt: TIME, deletedAt: null, terms: { licence: 'CC-BY-4.0', citation: '', contact: '' } },
      ...more,
    },
    manifest,
    guideline: '# 指南\n',
    tables: folderTables(manifest),
    rows: new Map(
      names.flatMap(([name, split]) =>
        folderTables(manifest).map(
          (table) =>
            [
              splitPath(table.name, name),
              of(split).reduce((sum, record) => sum + table.count(record), 0),
            ] as const,
        ),
      ),
    ),
  };
  const pages = async function* (split: string | null) {
    for (const record of of(split)) yield [record];
  };
  return { source, bytes: () => wholeFile(zipFiles(folderFiles(source, pages), source.snapshot.createdAt)) };
}

/** Reads the files of a zip by their paths. */
export async function unpacked(bytes: Uint8Array) {
  const zip = await openZip(memoryBytes(bytes));
  return async (path: string): Promise<Buffer> => Buffer.from(await wholeFile(zip.bytes(path)));
}

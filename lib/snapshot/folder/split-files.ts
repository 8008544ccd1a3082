import { parquetTable } from '@/lib/exchange/formats/parquet/write-parquet';
import type { SnapshotRecord } from '../snapshot-line';
import { shardPath } from './folder-view';
import type { FolderTable } from './tables/table';

/** A file of a table. */
export interface ShardFile {
  path: string;
  bytes: Buffer;
}

/** The files of all tables of a split that are held at a time, in bytes. */
const SHARD_BYTES = 8 * 1024 * 1024;

/**
 * The tables of one split as files of Parquet, made in one reading of its records: whenever the files that are being made hold `most`
 * bytes, they end and others begin. Each table has a file, even one without rows.
 */
export async function* splitFiles(
  tables: readonly FolderTable[],
  split: string,
  records: AsyncIterable<readonly SnapshotRecord[]>,
  most = SHARD_BYTES,
): AsyncGenerator<ShardFile> {
  let [number, shard] = [0, newShard(tables)];
  const files = function* (): Generator<ShardFile> {
    for (const { name, bytes } of shard.end(number === 0))
      yield { path: shardPath(name, split, number), bytes };
  };
  for await (const page of records)
    for (const record of page) {
      if (shard.add(record) < most) continue;
      yield* files();
      [number, shard] = [number + 1, newShard(tables)];
    }
  yield* files();
}

/** One file of each table. */
function newShard(tables: readonly FolderTable[]) {
  const files = tables.map(({ name, rows }) => ({
    name,
    table: parquetTable(rows),
    pieces: [] as Uint8Array[],
  }));
  let bytes = 0;
  return {
    /** How many bytes there are by now. */
    add(record: SnapshotRecord): number {
      for (const { table, pieces } of files)
        for (const piece of table.add(record)) {
          pieces.push(piece);
          bytes += piece.length;
        }
      return bytes;
    },
    /** What became of each table, by its name; those without rows are told only where `all` are wanted. */
    *end(all: boolean) {
      for (const { name, table, pieces } of files)
        if (all || !table.isEmpty()) yield { name, bytes: Buffer.concat([...pieces, ...table.end()]) };
    },
  };
}

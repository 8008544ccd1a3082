import type { SnapshotManifest } from '../manifest-view-schema';
import type { SnapshotRecord } from '../snapshot-line';
import { folderTables } from './tables';

/** Counts the rows of each table in each split: what `datasets` holds a file against. */
export class TableRows {
  readonly #tables: ReturnType<typeof folderTables>;
  /** By table and split. */
  #counts = new Map<string, NonNullable<SnapshotManifest['tables']>[number]>();

  constructor(manifest: Parameters<typeof folderTables>[0]) {
    this.#tables = folderTables(manifest);
  }

  /** @param split "" where the snapshot has none */
  add(record: SnapshotRecord, split: string): void {
    for (const { name, count } of this.#tables) {
      const key = JSON.stringify([name, split]);
      const rows = this.#counts.get(key)?.rows ?? 0;
      this.#counts.set(key, { table: name, split, rows: rows + count(record) });
    }
  }

  rows = (): NonNullable<SnapshotManifest['tables']> => [...this.#counts.values()];
}

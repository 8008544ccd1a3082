import { parquet } from '@/lib/exchange/formats/parquet';
import type { SnapshotView } from '../view-schema';
import type { SnapshotManifest } from '../manifest-view-schema';
import type { FolderTable } from './tables/table';

/** A snapshot that is to be written as a folder, with what stands beside it. */
export interface FolderSource {
  project: string;
  snapshot: SnapshotView;
  manifest: SnapshotManifest;
  /** The guidelines that were in force; null where there were none. */
  guideline: string | null;
  tables: readonly FolderTable[];
  /** Rows of each table in each split: by `splitPath`. */
  rows: ReadonlyMap<string, number>;
}

/** The one split of a snapshot that has none, as the `datasets` library calls it. */
const ONLY_SPLIT = 'train';

/** The splits of a folder, each by the name that it has there, and in the snapshot: null for all of it. */
export const folderSplits = ({ splits }: Pick<SnapshotManifest, 'splits'>) =>
  splits.length === 0
    ? [{ name: ONLY_SPLIT, of: null }]
    : splits.map(({ name }) => ({ name, of: name as string | null }));

/** The folder of a table's rows in a split. */
export const splitPath = (table: string, split: string): string => `${table}/${split}`;

/** Every file in it. */
export const shardsOf = (table: string, split: string): string =>
  `${splitPath(table, split)}/*.${parquet.extension}`;

/** One of them, named as Hugging Face names what it converts to Parquet. */
export const shardPath = (table: string, split: string, number: number): string =>
  `${splitPath(table, split)}/${String(number).padStart(4, '0')}.${parquet.extension}`;

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
  /** Rows of each table in each split: by `table/split`. */
  rows: ReadonlyMap<string, number>;
}

/** The one split of a snapshot that has none, as the `datasets` library calls it. */
const ONLY_SPLIT = 'train';

/** The splits of a folder, each by the name that it has there, and in the snapshot: null for all of it. */
export const folderSplits = ({ splits }: Pick<SnapshotManifest, 'splits'>) =>
  splits.length === 0
    ? [{ name: ONLY_SPLIT, of: null }]
    : splits.map(({ name }) => ({ name, of: name as string | null }));

/** Where the rows of a table in a split stand. */
export const tablePath = (table: string, split: string): string => `${table}/${split}.parquet`;

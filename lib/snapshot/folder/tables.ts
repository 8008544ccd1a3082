import type { SnapshotManifest } from '../manifest-view-schema';
import { annotationTable } from './tables/annotations';
import { errataTable } from './tables/errata';
import { goldTable } from './tables/gold';
import { noisyLabelTable } from './tables/noisy-labels';
import { softLabelTable } from './tables/soft-labels';
import type { FolderTable } from './tables/table';

/** The tables of a snapshot's folder; those of human variation where it tells what its gold was made of, and errata where it has some. */
export function folderTables({
  content,
  dissent,
  errata,
}: Pick<SnapshotManifest, 'content' | 'dissent' | 'errata'>): FolderTable[] {
  const annotations = content === 'annotations';
  return [
    goldTable,
    ...(annotations ? [annotationTable] : []),
    ...(errata ? [errataTable] : []),
    ...(dissent ? [softLabelTable] : []),
    ...(dissent && annotations ? [noisyLabelTable(dissent)] : []),
  ];
}

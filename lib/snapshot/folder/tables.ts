import { hasJudgeParams, type SnapshotManifest } from '../manifest-view-schema';
import { annotationTable } from './tables/annotations';
import { errataTable } from './tables/errata';
import { goldTable } from './tables/gold';
import { judgeFields } from './tables/judge-fields';
import { noisyLabelTable } from './tables/noisy-labels';
import { softLabelTable } from './tables/soft-labels';
import type { FolderTable } from './tables/table';

/** The tables of a snapshot's folder; those of human variation where it tells what its gold was made of, and errata where it has some. */
export function folderTables(
  manifest: Pick<SnapshotManifest, 'format' | 'content' | 'dissent' | 'errata'>,
): FolderTable[] {
  const { content, dissent, errata } = manifest;
  const annotations = content === 'annotations';
  const judges = judgeFields(hasJudgeParams(manifest));
  return [
    goldTable,
    ...(annotations ? [annotationTable] : []),
    ...(errata ? [errataTable(judges)] : []),
    ...(dissent ? [softLabelTable] : []),
    ...(dissent && annotations ? [noisyLabelTable(dissent, judges)] : []),
  ];
}

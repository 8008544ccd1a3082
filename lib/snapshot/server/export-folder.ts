import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fileStem } from '@/lib/exchange/formats/file-name';
import type { ProjectExport } from '@/lib/exchange/server/export/export-project';
import { writtenBy } from '@/lib/exchange/server/writer/file-writer';
import { requireProject } from '@/lib/project/server/require-project';
import { folderSplits, splitPath } from '../folder/folder-view';
import { TableRows } from '../folder/table-rows';
import { folderTables } from '../folder/tables';
import type { SnapshotManifest } from '../manifest-view-schema';
import { stableTag } from './stable-tag';
import { type Folder, folderWriter } from './folder-writer';
import { loadSnapshot } from './load-snapshot';
import { requireWholeSnapshot } from './require-snapshot';
import { toSnapshotViews } from './snapshot-view';

export const ZIP = 'application/zip';

/**
 * A snapshot as the folder that `datasets.load_dataset` takes, in one zip: a card, typed tables by split, the guidelines, the manifest with
 * the hash of every file. Who takes it is in the audit log. For leads and readers.
 */
export async function exportFolder(ctx: Ctx, projectId: string, idOrNumber: string): Promise<ProjectExport> {
  const project = await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const source = await inTx(ctx, async (tx): Promise<Folder> => {
    const row = await requireWholeSnapshot(tx.db, projectId, idOrNumber);
    const [snapshot] = await toSnapshotViews(tx.db, [row]);
    const { manifest, id, number } = snapshot!;
    await recordAudit(tx, {
      action: 'export.download',
      objectType: 'snapshot',
      objectId: id,
      projectId,
      after: { number, format: 'folder' },
    });
    return {
      project: manifest!.project ?? project.name,
      snapshot: snapshot!,
      manifest: manifest!,
      guideline: await guidelineOf(tx.db, projectId, manifest!),
      rows: await tableRows(id, manifest!),
    };
  });
  const { number } = source.snapshot;
  return {
    fileName: `${fileStem(source.project)}-v${number}.zip`,
    contentType: ZIP,
    bytes: writtenBy(folderWriter, source, source.manifest.samples),
    etag: stableTag([{ ...source, tables: folderTables(source.manifest), rows: [...source.rows] }]),
  };
}

async function guidelineOf(
  db: Tx,
  projectId: string,
  { guideline }: SnapshotManifest,
): Promise<string | null> {
  if (!guideline) return null;
  const where = { projectId_number: { projectId, number: guideline.number } };
  return (await db.guideline.findUniqueOrThrow({ where, select: { text: true } })).text;
}

/** As the manifest has them; of a snapshot from before it told them they are counted. */
async function tableRows(id: string, manifest: SnapshotManifest): Promise<Map<string, number>> {
  const splits = folderSplits(manifest);
  const known = manifest.tables ?? (await countRows(id, manifest));
  return new Map(
    known.flatMap(({ table, split, rows }) => {
      const own = splits.find(({ of }) => (of ?? '') === split);
      return own ? [[splitPath(table, own.name), rows] as const] : [];
    }),
  );
}

async function countRows(id: string, manifest: SnapshotManifest) {
  const counted = new TableRows(manifest);
  for (const { of } of folderSplits(manifest))
    for await (const records of loadSnapshot(id, of))
      for (const record of records) counted.add(record, of ?? '');
  return counted.rows();
}

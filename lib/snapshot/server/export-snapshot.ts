import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { fileStem } from '@/lib/exchange/formats/file-name';
import { exportFormatOf } from '@/lib/exchange/formats/registry';
import type { ProjectExport } from '@/lib/exchange/server/export/export-project';
import { writtenBy } from '@/lib/exchange/server/writer/file-writer';
import { requireProject } from '@/lib/project/server/require-project';
import { snapshotManifestSchema } from '../manifest-view-schema';
import { splitsSchema } from '../split';
import { type SnapshotFile, snapshotFileName } from '../snapshot-file';
import { stableTag } from './stable-tag';
import { requireWholeSnapshot } from './require-snapshot';
import { snapshotWriter } from './snapshot-writer';

/**
 * A snapshot as a file; who takes it is in the audit log. Fails with `invalid` where the format does not carry such rows, and for
 * a split that the snapshot has not. For leads and readers.
 */
export async function exportSnapshot(
  ctx: Ctx,
  projectId: string,
  idOrNumber: string,
  file: SnapshotFile,
): Promise<ProjectExport> {
  const project = await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const format = exportFormatOf(file.format);
  if (!format.contents.includes(file.rows))
    fail({ code: 'invalid', issues: [{ path: 'rows', code: 'invalid_value' }] });
  const { id, number, hash, manifest } = await inTx(ctx, async (tx) => {
    const snapshot = await requireWholeSnapshot(tx.db, projectId, idOrNumber);
    const splits = splitsSchema.parse(snapshot.splits);
    if (file.split !== undefined && !splits.some(({ name }) => name === file.split))
      fail({ code: 'invalid', issues: [{ path: 'split', code: 'invalid_value' }] });
    await recordAudit(tx, {
      action: 'export.download',
      objectType: 'snapshot',
      objectId: snapshot.id,
      projectId,
      after: { number: snapshot.number, content: file.rows, format: file.format, split: file.split ?? null },
    });
    return snapshot;
  });
  return {
    fileName: snapshotFileName(fileStem(project.name), number, file),
    contentType: format.contentType,
    bytes: writtenBy(snapshotWriter, { id, file }, snapshotManifestSchema.parse(manifest).samples),
    etag: stableTag([hash, id, file]),
  };
}

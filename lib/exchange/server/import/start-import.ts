import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/boss';
import { requireProject } from '@/lib/project/server/require-project';
import { openAsks } from '../../convert/told';
import { parseSettings } from '../../dialect/settings';
import { missingFields } from '../../import/missing-fields';
import { requireImport } from './require-import';
import { secondUpload } from './second-upload';

/**
 * Hands a file that is ready to a worker; with `prefill`, the offline engine runs once its samples are there. Fails with `invalid`
 * for each required field without a column, for what has to be told of the file, and for a second file that is gone.
 */
export async function startImport(ctx: Ctx, importId: string, prefill = false): Promise<void> {
  await inTx(ctx, async (tx) => {
    const row = await requireImport(tx, importId);
    await requireProject(tx, row.projectId, 'lead', { writes: true });
    const settings = parseSettings(row.settings);
    const missing = [
      ...missingFields(settings).map((field) => ({
        path: `mapping.${field}`,
        code: 'missing_column' as const,
      })),
      ...openAsks(settings, row.fileName).map((field) => ({
        path: `told.${field}`,
        code: 'not_told' as const,
      })),
    ];
    if (missing.length > 0) fail({ code: 'invalid', issues: missing });
    await secondUpload(tx, row, settings);
    const { count } = await tx.db.import.updateMany({
      where: { id: importId, state: 'ready' },
      data: { state: 'queued', ...(prefill && { settings: { ...settings, prefill } }) },
    });
    if (count === 0) fail({ code: 'state', object: 'import', reason: 'already_running' });
    await recordAudit(tx, {
      action: 'import.start',
      objectType: 'import',
      objectId: importId,
      projectId: row.projectId,
      ...(prefill && { after: { prefill } }),
    });
    await enqueue(tx.db, 'ingest-import', { importId });
  });
}

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/boss';
import { requireProject } from '@/lib/project/server/require-project';
import { requireImport } from './require-import';
import { requireNotEnded, requireStartable } from './require-startable';

/**
 * Hands a file that is ready to a worker; with `prefill`, the offline engine runs once its samples are there. Fails as requireNotEnded
 * and requireStartable do, and with `state`/already_running once it has begun.
 */
export async function startImport(ctx: Ctx, importId: string, prefill = false): Promise<void> {
  await inTx(ctx, async (tx) => {
    const row = await requireImport(tx, importId);
    await requireProject(tx, row.projectId, 'lead', { writes: true });
    requireNotEnded(row);
    const { settings } = await requireStartable(tx, row);
    const { count } = await tx.db.import.updateMany({
      where: { id: importId, state: 'ready' },
      data: { state: 'queued', ...(prefill && { settings: { ...settings, prefill } }) },
    });
    if (count === 0) fail({ code: 'state', object: 'import', reason: 'already_running' });
    await tx.db.importComparison.deleteMany({ where: { importId } });
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

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { cancelReport } from '@/lib/jobs/report-state';
import { requireProject } from '@/lib/project/server/require-project';
import { requireSnapshot } from './require-snapshot';

/** Stops a snapshot that is being made; nothing of it is kept. Fails with `state`/already_ended. Leads only. */
export async function stopSnapshot(ctx: Ctx, projectId: string, idOrNumber: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await inTx(ctx, async (tx) => {
    const { id } = await requireSnapshot(tx.db, projectId, idOrNumber);
    if (!(await cancelReport(tx.db, 'Snapshot', { id, projectId })))
      fail({ code: 'state', object: 'snapshot', reason: 'already_ended' });
    await tx.db.snapshotSample.deleteMany({ where: { snapshotId: id } }); // of an attempt that was broken off
    await recordAudit(tx, { action: 'snapshot.stop', objectType: 'snapshot', objectId: id, projectId });
  });
}

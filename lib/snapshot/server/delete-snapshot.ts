import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { requireSnapshot } from './require-snapshot';

/** Of a hundred thousand samples it takes seconds; larger snapshots must not fail for lack of time. */
const TIMEOUT = 5 * 60_000;

/**
 * Deletes what a snapshot holds. Its number, reason, manifest and hash stay, with when and by whom it was deleted. Fails with
 * `state`/already_running while it is being made, and with `state`/snapshot_deleted. Owners only.
 */
export async function deleteSnapshot(ctx: Ctx, projectId: string, idOrNumber: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'delete');
  await inTx(
    ctx,
    async (tx) => {
      const { id, number, state, hash } = await requireSnapshot(tx.db, projectId, idOrNumber);
      if (state === 'queued' || state === 'running')
        fail({ code: 'state', object: 'snapshot', reason: 'already_running' });
      const { count } = await tx.db.snapshot.updateMany({
        where: { id, deletedAt: null },
        data: { deletedAt: now() },
      });
      if (count === 0) fail({ code: 'state', object: 'snapshot', reason: 'snapshot_deleted' });
      await tx.db.snapshotSample.deleteMany({ where: { snapshotId: id } });
      await recordAudit(tx, {
        action: 'snapshot.delete',
        objectType: 'snapshot',
        objectId: id,
        projectId,
        before: { number, hash },
      });
    },
    TIMEOUT,
  );
}

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { failReport } from '@/lib/jobs/report-state';

/** Ends a snapshot as failed when its job has failed for good, and keeps nothing of it; one that has ended otherwise stays as it is. */
export async function giveUpSnapshot(ctx: Ctx, id: string, reason: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    if (!(await failReport(tx.db, 'Snapshot', id, reason))) return;
    const { projectId } = await tx.db.snapshot.findUniqueOrThrow({
      where: { id },
      select: { projectId: true },
    });
    await tx.db.snapshotSample.deleteMany({ where: { snapshotId: id } });
    await recordAudit(tx, {
      ...{ action: 'snapshot.end', objectType: 'snapshot', objectId: id, projectId },
      after: { state: 'failed' },
    });
  });
}

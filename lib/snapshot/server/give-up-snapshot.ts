import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';

/** Ends a snapshot as failed when its job has failed for good, and keeps nothing of it; one that has ended otherwise stays as it is. */
export async function giveUpSnapshot(ctx: Ctx, id: string, reason: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    const [failed] = await tx.db.snapshot.updateManyAndReturn({
      where: { id, state: { in: ['queued', 'running'] } },
      data: { state: 'failed', error: reason, finishedAt: now() },
      select: { projectId: true },
    });
    if (!failed) return;
    await tx.db.snapshotSample.deleteMany({ where: { snapshotId: id } });
    await recordAudit(tx, {
      ...{ action: 'snapshot.end', objectType: 'snapshot', objectId: id, projectId: failed.projectId },
      after: { state: 'failed' },
    });
  });
}

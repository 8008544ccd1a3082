import type { Ctx } from '@/lib/auth/ctx';
import { failReport } from '@/lib/jobs/report-state';

/** Ends a snapshot as failed when its job has failed for good, and keeps nothing of it; one that has ended otherwise stays as it is. */
export async function giveUpSnapshot({ db }: Ctx, id: string, reason: string): Promise<void> {
  await failReport(db, 'Snapshot', id, reason);
  await db.snapshotSample.deleteMany({ where: { snapshotId: id, snapshot: { state: 'failed' } } });
}

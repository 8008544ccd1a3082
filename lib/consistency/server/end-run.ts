import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { now } from '@/lib/clock';
import { sortRounds } from '@/lib/round/server/places/sort-rounds';
import { refreshCalibrations } from './scores/refresh-calibrations';

/** Ends a run that is still going; the counts are of what it met, which imports may have changed since its start. */
export async function endRun(
  ctx: Ctx,
  run: { id: string; projectId: string },
  end: { state: 'done' } | { state: 'failed'; error: string },
): Promise<void> {
  await inTx(ctx, async (tx) => {
    const rows = await tx.db.$queryRaw<{ done: number; failed: number }[]>`
      SELECT done, failed FROM "Run" WHERE id = ${run.id}::uuid AND state IN ('queued', 'running') FOR UPDATE`;
    const counts = rows[0];
    if (!counts) return;
    const { done, failed } = counts;
    const total = end.state === 'done' ? { total: done + failed } : {};
    await tx.db.run.updateMany({ where: { id: run.id }, data: { ...end, ...total, finishedAt: now() } });
    await recordAudit(tx, {
      action: 'run.end',
      objectType: 'run',
      objectId: run.id,
      projectId: run.projectId,
      after: { ...end, done, failed },
    });
  });
  if (end.state !== 'done') return;
  // Queues that follow the judges follow what this one has said.
  await refreshCalibrations(ctx.db, run.projectId);
  await sortRounds(ctx, run.projectId);
}

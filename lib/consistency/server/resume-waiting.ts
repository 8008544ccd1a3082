import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { enqueueResume, enqueueRun } from './control/run-queue';

/**
 * Lets a run go on that its endpoint had put off, once the time has come. One that people have let go on, kept paused or
 * cancelled meanwhile is left alone.
 */
export async function resumeWaiting(
  ctx: Ctx,
  { runId, until }: { runId: string; until: string },
): Promise<void> {
  const pausedUntil = new Date(until);
  await inTx(ctx, async (tx) => {
    const where = { id: runId, state: 'paused', pausedUntil } as const;
    const run = await tx.db.run.findFirst({
      where,
      select: { id: true, projectId: true, model: true, inBatches: true },
    });
    if (!run) return;
    // A restored backup has its jobs without their times.
    if (pausedUntil > now()) return enqueueResume(tx.db, runId, pausedUntil);
    const resumed = await tx.db.run.updateMany({
      where,
      data: { state: 'queued', error: null, pausedUntil: null },
    });
    if (resumed.count === 0) return;
    await enqueueRun(tx.db, run);
    if (run.inBatches) return; // it rests hundreds of times a day
    await recordAudit(tx, {
      action: 'run.resume',
      objectType: 'run',
      objectId: runId,
      projectId: run.projectId,
      before: { state: 'paused', until },
    });
  });
}

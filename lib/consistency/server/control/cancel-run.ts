import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { OPEN_BATCH } from '../batches/open-batch';
import { enqueueCancelBatches, GOING } from './run-queue';

/** Stops a run at its next batch; finished predictions stay. Fails with `state`/already_ended. Leads only. */
export async function cancelRun(ctx: Ctx, projectId: string, runId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await inTx(ctx, async (tx) => {
    const where = { id: rowId(runId, 'run'), projectId };
    const run = await tx.db.run.findFirst({ where, select: { state: true } });
    if (!run) fail({ code: 'not_found', object: 'run' });
    const cancelled = await tx.db.run.updateMany({
      where: { ...where, state: { in: [...GOING] } },
      data: { state: 'cancelled', pausedUntil: null, finishedAt: now() },
    });
    if (cancelled.count === 0) fail({ code: 'state', object: 'run', reason: 'already_ended' });
    if ((await tx.db.callBatch.count({ where: { runId, ...OPEN_BATCH } })) > 0)
      await enqueueCancelBatches(tx.db, runId);
    await recordAudit(tx, {
      action: 'run.cancel',
      objectType: 'run',
      objectId: runId,
      projectId,
      before: { state: run.state },
    });
  });
}

import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';

/**
 * Pauses a run until somebody lets it go on: no new call is made, and what is under way is waited for and stored. One that
 * is paused until a time stays so beyond it. Fails with `state`/already_ended where it neither waits nor runs. Leads only.
 */
export async function pauseRun(ctx: Ctx, projectId: string, runId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const where = { id: rowId(runId, 'run'), projectId };
  await inTx(ctx, async (tx) => {
    const paused = await tx.db.run.updateMany({
      where: { ...where, state: { in: ['queued', 'running'] } },
      data: { state: 'paused', error: null },
    });
    const kept = await tx.db.run.updateMany({
      where: { ...where, state: 'paused', pausedUntil: { not: null } },
      data: { pausedUntil: null },
    });
    if (paused.count + kept.count === 0) {
      const there = await tx.db.run.count({ where });
      if (there === 0) fail({ code: 'not_found', object: 'run' });
      fail({ code: 'state', object: 'run', reason: 'already_ended' });
    }
    await recordAudit(tx, { action: 'run.pause', objectType: 'run', objectId: runId, projectId });
  });
}

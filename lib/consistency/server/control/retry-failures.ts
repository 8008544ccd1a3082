import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { enqueueRun, onlyRunOf } from './run-queue';

/**
 * Lets an ended run read once more what it could not read, and nothing else. The replies that made those samples fail are
 * dropped, as they would answer again. Fails with `state`/already_running while the run or another of its method is going,
 * `state`/nothing_failed. A lead's act.
 */
export async function retryFailures(ctx: Ctx, projectId: string, runId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await inTx(ctx, async (tx) => {
    const { db } = tx;
    const where = { id: rowId(runId, 'run'), projectId, kind: 'full', imported: false } as const;
    const run = await db.run.findFirst({ where, select: { id: true, model: true, method: true } });
    if (!run) fail({ code: 'not_found', object: 'run' });
    await onlyRunOf(db, projectId, run.method);
    await db.$executeRaw`
      DELETE FROM "StoredReply" WHERE key IN (
        SELECT r.key FROM "RunReply" r JOIN "RunFailure" f ON f."runId" = r."runId" AND f."sampleId" = r."sampleId"
        WHERE r."runId" = ${runId}::uuid)`;
    const { count } = await db.runFailure.deleteMany({ where: { runId } });
    if (count === 0) fail({ code: 'state', object: 'run', reason: 'nothing_failed' });
    await db.run.updateMany({
      where,
      data: { state: 'queued', failed: 0, error: null, finishedAt: null },
    });
    await recordAudit(tx, {
      action: 'run.retry',
      objectType: 'run',
      objectId: runId,
      projectId,
      after: { samples: count },
    });
    await enqueueRun(db, run);
  });
}

import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { ALIKE_BY } from '../alike';
import { enqueueRun, onlyRunAlike } from './run-queue';

/**
 * Lets an ended run judge once more what it could not judge, and nothing else. The replies that made those samples fail
 * are dropped, as they would answer again. Fails with `state`/already_running while the run or one that judges alike is
 * going, `state`/nothing_failed. Leads only.
 */
export async function retryFailures(ctx: Ctx, projectId: string, runId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await inTx(ctx, async (tx) => {
    const { db } = tx;
    const where = { id: rowId(runId, 'run'), projectId, kind: 'full', imported: false } as const;
    const run = await db.run.findFirst({ where, select: { ...ALIKE_BY, id: true } });
    if (!run) fail({ code: 'not_found', object: 'run' });
    await onlyRunAlike(db, projectId, run);
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

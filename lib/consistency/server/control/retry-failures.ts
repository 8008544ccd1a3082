import { Prisma } from '@/generated/prisma/client';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { ALIKE_BY } from '../alike';
import { enqueueRun, onlyRunAlike } from './run-queue';

const { sql } = Prisma;

/**
 * Lets an ended run judge once more what it could not judge, and nothing else. Of those samples the replies that made them
 * fail are dropped, as they would answer again; all others are read from the store. Fails with `state`/already_running while the run or one that judges alike is
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
    await db.$executeRaw(dropFailing(runId));
    await db.batchedCall.deleteMany({ where: { runId, fault: { not: Prisma.AnyNull } } });
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

/**
 * Drops what would make a run's failed samples fail again: replies that came with a fault, and where there is none, of what
 * the method could not read, the last one.
 */
const dropFailing = (runId: string): Prisma.Sql => sql`
  WITH used AS (
    SELECT f."sampleId", f.fault AS failed, s.key, s.fault, s."createdAt",
      bool_or(s.fault IS NOT NULL) OVER (PARTITION BY f."sampleId") AS faulty
    FROM "RunFailure" f
    JOIN "RunReply" r ON r."runId" = f."runId" AND r."sampleId" = f."sampleId"
    JOIN "StoredReply" s ON s.key = r.key
    WHERE f."runId" = ${runId}::uuid
  ), unread AS (
    SELECT DISTINCT ON ("sampleId") key FROM used
    WHERE NOT faulty AND coalesce(failed, 'unreadable') = 'unreadable'
    ORDER BY "sampleId", "createdAt" DESC, key
  )
  DELETE FROM "StoredReply" WHERE key IN (
    SELECT key FROM used WHERE fault IS NOT NULL UNION SELECT key FROM unread)`;

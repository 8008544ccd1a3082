import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import type { Tx } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/boss';
import { requireProject } from '@/lib/project/server/require-project';
import { FILE_LABELS, type SnapshotOrder, snapshotOrderSchema } from '../order';

/**
 * Has a snapshot made by a worker, of the samples as they are when it begins; withdrawn ones are left out. One at a time in a
 * project: fails with `state`/already_running, with `state`/no_samples where there is none, and with `invalid` where the author of released labels is
 * none of the project. Leads only.
 */
export async function createSnapshot(
  ctx: Ctx,
  projectId: string,
  asked: SnapshotOrder,
): Promise<{ id: string; number: number }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const { content, released, reason, splits, terms } = snapshotOrderSchema.parse(asked);
  return inTx(ctx, async (tx) => {
    const { db, actor } = tx;
    await db.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
    const going = await db.snapshot.count({ where: { projectId, state: { in: ['queued', 'running'] } } });
    if (going > 0) fail({ code: 'state', object: 'snapshot', reason: 'already_running' });
    if ((await db.sample.count({ where: { projectId, withdrawnAt: null }, take: 1 })) === 0)
      fail({ code: 'state', object: 'project', reason: 'no_samples' });
    if (released !== null && released !== FILE_LABELS) await requireAuthor(db, projectId, released);
    const { _max } = await db.snapshot.aggregate({ where: { projectId }, _max: { number: true } });
    const { id, number } = await db.snapshot.create({
      data: {
        ...{ projectId, content, released, reason, splits, terms },
        number: (_max.number ?? 0) + 1,
        createdById: actor.userId,
      },
      select: { id: true, number: true },
    });
    await recordAudit(tx, {
      action: 'snapshot.create',
      objectType: 'snapshot',
      objectId: id,
      projectId,
      after: { number, content, released, reason, splits },
    });
    await enqueue(db, 'make-snapshot', { snapshotId: id });
    return { id, number };
  });
}

async function requireAuthor(db: Tx, projectId: string, id: string): Promise<void> {
  if ((await db.author.count({ where: { id, projectId } })) === 0)
    fail({ code: 'invalid', issues: [{ path: 'released', code: 'invalid_value' }] });
}

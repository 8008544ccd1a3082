import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/boss';
import { requireProject } from '@/lib/project/server/require-project';
import { refuseStopped } from './refuse-stopped';
import { type ConstructionOrder, constructionOrderSchema, wantedOf } from '../order';

/**
 * Has samples made of those whose gold is consistent, so many of each recipe, by a worker. One at a time in a project: fails with
 * `state`/already_running, and as refuseStopped does. Leads only.
 */
export async function startConstruction(
  ctx: Ctx,
  projectId: string,
  asked: ConstructionOrder,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const order = constructionOrderSchema.parse(asked);
  await refuseStopped(ctx.db, projectId, { wanted: order.wanted, model: null });
  return inTx(ctx, async (tx) => {
    const { db, actor } = tx;
    await db.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
    const going = await db.construction.count({ where: { projectId, state: { in: ['queued', 'running'] } } });
    if (going > 0) fail({ code: 'state', object: 'construction', reason: 'already_running' });
    const { id } = await db.construction.create({
      data: { projectId, order, total: wantedOf(order.wanted), createdById: actor.userId },
      select: { id: true },
    });
    await recordAudit(tx, {
      action: 'construction.start',
      objectType: 'construction',
      objectId: id,
      projectId,
      after: order,
    });
    await enqueue(db, 'make-construction', { constructionId: id });
    return { id };
  });
}

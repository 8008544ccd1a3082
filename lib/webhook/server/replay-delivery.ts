import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';

/** Sends a message once more, under the id that it had, whatever came of it before. Leads only. */
export async function replayDelivery(ctx: Ctx, projectId: string, deliveryId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const { count } = await ctx.db.webhookDelivery.updateMany({
    where: { id: rowId(deliveryId, 'delivery'), webhook: { projectId } },
    data: { nextAt: now(), attempts: 0, deliveredAt: null, status: null, error: null },
  });
  if (count === 0) fail({ code: 'not_found', object: 'delivery' });
}

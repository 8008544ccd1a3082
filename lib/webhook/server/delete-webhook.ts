import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';

/** Has an address told nothing any more; its messages go with it. Leads only. */
export async function deleteWebhook(ctx: Ctx, projectId: string, webhookId: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    await requireProject(tx, rowId(projectId, 'project'), 'lead', { writes: true });
    const id = rowId(webhookId, 'webhook');
    const { count } = await tx.db.webhook.deleteMany({ where: { id, projectId } });
    if (count === 0) fail({ code: 'not_found', object: 'webhook' });
    await recordAudit(tx, { action: 'webhook.delete', objectType: 'webhook', objectId: id, projectId });
  });
}

import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { requireConfirmed } from '@/lib/auth/server/session/require-confirmed';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { seal } from '@/lib/seal';
import type { newWebhookSchema } from '../new-webhook';
import { newWebhookSecret } from '../signature';

/** Addresses that one project may have. */
const MOST_WEBHOOKS = 20;

/**
 * Has an address told what happens in a project; the key of its signatures is told this one time. Fails with `unconfirmed`, and with
 * `invalid` at "url" where a project has twenty. Leads only.
 */
export async function createWebhook(
  ctx: Ctx,
  { projectId, url, events }: z.output<typeof newWebhookSchema>,
): Promise<{ id: string; secret: string }> {
  requireConfirmed(ctx);
  return inTx(ctx, async (tx) => {
    await requireProject(tx, rowId(projectId, 'project'), 'lead', { writes: true });
    if ((await tx.db.webhook.count({ where: { projectId } })) >= MOST_WEBHOOKS)
      fail({ code: 'invalid', issues: [{ path: 'url', code: 'most_webhooks' }] });
    const [id, secret] = [randomUUID(), newWebhookSecret()];
    const secretCipher = seal('webhook keys', secret, id);
    const createdById = tx.actor.userId;
    await tx.db.webhook.create({ data: { id, projectId, url, events, secretCipher, createdById } });
    const { host } = new URL(url);
    await recordAudit(tx, {
      action: 'webhook.create',
      objectType: 'webhook',
      objectId: id,
      projectId,
      after: { host, events },
    });
    return { id, secret };
  });
}

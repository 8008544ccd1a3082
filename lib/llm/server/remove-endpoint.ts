import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { rowId } from '@/lib/db/row-id';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';

/** Takes an endpoint out of use and forgets its key; its row stays for the runs that used it. For owners. */
export async function removeEndpoint(ctx: Ctx, endpointId: string): Promise<void> {
  requireOwner(ctx);
  const id = rowId(endpointId, 'endpoint');
  await inTx(ctx, async (tx) => {
    const { count } = await tx.db.endpoint.updateMany({
      where: { id, removedAt: null, source: 'settings' },
      // The name is free for another one.
      data: { removedAt: now(), keyCipher: null, keyHint: null, name: `removed ${id}` },
    });
    if (count === 0) fail({ code: 'not_found', object: 'endpoint' });
    await recordAudit(tx, { action: 'endpoint.remove', objectType: 'endpoint', objectId: id });
  });
}

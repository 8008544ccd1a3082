import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireConfirmed } from '../../server/session/require-confirmed';

/** Ends one of one's own API tokens at once; somebody else's is not found. Fails with `unconfirmed`. */
export async function revokeToken(ctx: Ctx, tokenId: string): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  requireConfirmed(ctx);
  await inTx(ctx, async (tx) => {
    const [token] = await tx.db.apiToken.updateManyAndReturn({
      where: { id: rowId(tokenId, 'token'), userId, revokedAt: null },
      data: { revokedAt: now() },
      select: { projectId: true },
    });
    if (!token) fail({ code: 'not_found', object: 'token' });
    await recordAudit(tx, {
      action: 'token.revoke',
      objectType: 'token',
      objectId: tokenId,
      projectId: token.projectId,
    });
  });
}

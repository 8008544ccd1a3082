import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { getUserForChange } from '../get-user-for-change';
import { requireConfirmed } from '../session/require-confirmed';
import { requireOwner } from '../require-owner';

/** Takes a person's account off the provider and ends their sessions. For owners; an account that is not bound is not found. */
export async function unbindProvider(ctx: Ctx, userId: string): Promise<void> {
  requireOwner(ctx);
  requireConfirmed(ctx);
  await inTx(ctx, async (tx) => {
    await getUserForChange(tx.db, userId);
    const { count } = await tx.db.account.deleteMany({
      where: { userId, providerId: { startsWith: 'oidc:' } },
    });
    if (count === 0) fail({ code: 'not_found', object: 'user' });
    await tx.db.session.deleteMany({ where: { userId } });
    await recordAudit(tx, { action: 'user.unbind', objectType: 'user', objectId: userId });
  });
}

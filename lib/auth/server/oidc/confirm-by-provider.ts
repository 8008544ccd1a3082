import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { type Identity, providerIdOf } from '@/lib/auth/oidc/identity';
import { RefusedByProvider } from '@/lib/auth/oidc/provider-error';
import { now } from '@/lib/clock';

/** Notes that the person of this session has just signed in at the provider again; somebody else there confirms nothing. */
export async function confirmByProvider(ctx: Ctx, sessionId: string, identity: Identity): Promise<void> {
  const { userId } = ctx.actor;
  if (userId === null) throw new RefusedByProvider('not_confirmed');
  await inTx(ctx, async (tx) => {
    const providerId = providerIdOf(identity.issuer);
    const account = await tx.db.account.findFirst({
      where: { userId, providerId, accountId: identity.subject },
      select: { id: true },
    });
    if (!account) throw new RefusedByProvider('not_confirmed');
    const where = { id: sessionId, userId };
    const { count } = await tx.db.session.updateMany({ where, data: { confirmedAt: now() } });
    if (count === 0) throw new RefusedByProvider('not_confirmed');
    await recordAudit(tx, {
      action: 'user.confirm',
      objectType: 'user',
      objectId: userId,
      after: { by: 'provider' },
    });
  });
}

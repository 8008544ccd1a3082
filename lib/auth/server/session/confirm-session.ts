import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { requireCurrentPassword } from '../password/require-current-password';

/** Notes that the person of this session has just given their password. Fails as requireCurrentPassword does. */
export async function confirmSession(ctx: Ctx, sessionId: string, password: string): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  await requireCurrentPassword(ctx, userId, password);
  await inTx(ctx, async (tx) => {
    const where = { id: sessionId, userId };
    const { count } = await tx.db.session.updateMany({ where, data: { confirmedAt: now() } });
    if (count === 0) fail({ code: 'unauthenticated' });
    await recordAudit(tx, { action: 'user.confirm', objectType: 'user', objectId: userId });
  });
}

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { getUserForChange } from '@/lib/auth/server/get-user-for-change';
import { requireConfirmed } from '@/lib/auth/server/session/require-confirmed';
import { fail } from '@/lib/errors';
import { replaceRecoveryCodes } from './recovery-codes';

/** New recovery codes in place of all that are left of the acting person's. Fails with state/second_factor_off. */
export async function renewRecoveryCodes(ctx: Ctx): Promise<string[]> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  requireConfirmed(ctx);
  return inTx(ctx, async (tx) => {
    await getUserForChange(tx.db, userId);
    const on = await tx.db.secondFactor.count({ where: { userId, onSince: { not: null } } });
    if (on === 0) fail({ code: 'state', object: 'user', reason: 'second_factor_off' });
    const codes = await replaceRecoveryCodes(tx.db, userId);
    await recordAudit(tx, { action: 'user.recovery_codes', objectType: 'user', objectId: userId });
    return codes;
  });
}

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { getUserForChange } from '@/lib/auth/server/get-user-for-change';
import { requireConfirmed } from '@/lib/auth/server/session/require-confirmed';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { replaceRecoveryCodes } from './recovery-codes';
import { consumeCode } from './consume-code';

/**
 * Turns the second factor on with a code that proves that the app is set up, and ends the person's other sessions, which were opened
 * without it. Returns the recovery codes. Fails with `invalid` (code: wrong_code) and state/second_factor_off, _on.
 */
export async function finishSecondFactor(
  ctx: Ctx,
  input: { code: string; sessionId: string },
): Promise<string[]> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  requireConfirmed(ctx);
  return inTx(ctx, async (tx) => {
    await getUserForChange(tx.db, userId);
    const stored = await tx.db.secondFactor.findUnique({ where: { userId } });
    if (!stored) fail({ code: 'state', object: 'user', reason: 'second_factor_off' });
    if (stored.onSince) fail({ code: 'state', object: 'user', reason: 'second_factor_on' });
    if ((await consumeCode(tx.db, userId, input.code)) !== 'app')
      fail({ code: 'invalid', issues: [{ path: 'code', code: 'wrong_code' }] });
    await tx.db.secondFactor.update({ where: { userId }, data: { onSince: now() } });
    const codes = await replaceRecoveryCodes(tx.db, userId);
    await tx.db.session.deleteMany({ where: { userId, id: { not: input.sessionId } } });
    await recordAudit(tx, { action: 'user.second_factor_on', objectType: 'user', objectId: userId });
    return codes;
  });
}

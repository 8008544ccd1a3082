import { verifyPassword } from 'better-auth/crypto';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { getUserForChange } from './get-user-for-change';
import { requirePassword } from './require-password';
import { setPassword } from './set-password';
import { countAttempt, forgetAttempts } from '@/lib/db/rate-limit';

/**
 * Changes one's own password and ends one's other sessions. Fails with `invalid` (current: wrong_password, next: the
 * rules) and `rate_limited`, so that an unlocked screen is no way to guess the password.
 */
export async function changePassword(
  ctx: Ctx,
  input: { current: string; next: string; sessionId: string },
): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  const limit = { key: `change-password:${userId}`, max: 10, window: 15 * 60_000 };
  const wait = await countAttempt(ctx.db, [limit]);
  if (wait > 0) fail({ code: 'rate_limited', retryAfterSeconds: wait });
  await requireCurrent(ctx, userId, input.current);
  await inTx(ctx, async (tx) => {
    const user = await getUserForChange(tx.db, userId);
    requirePassword(input.next, user, 'next');
    await setPassword(tx.db, userId, input.next, input.sessionId);
    await forgetAttempts(tx.db, [limit.key]);
    await recordAudit(tx, {
      action: 'user.password',
      objectType: 'user',
      objectId: userId,
      after: { by: 'self' },
    });
  });
}

async function requireCurrent(ctx: Ctx, userId: string, password: string): Promise<void> {
  const account = await ctx.db.account.findFirst({
    where: { userId, providerId: 'credential' },
    select: { password: true },
  });
  const right = account?.password ? await verifyPassword({ hash: account.password, password }) : false;
  if (!right) fail({ code: 'invalid', issues: [{ path: 'current', code: 'wrong_password' }] });
}

import type { Ctx } from '@/lib/auth/ctx';
import { countAttempt, forgetAttempts } from '@/lib/db/rate-limit';
import { fail } from '@/lib/errors';
import { verifyPassword } from './password-hash';

/**
 * Fails with `invalid` (current: wrong_password) unless that is the person's password, and with `rate_limited` after some wrong ones, so
 * that an unlocked screen is no way to guess it.
 */
export async function requireCurrentPassword(ctx: Ctx, userId: string, password: string): Promise<void> {
  const limit = { key: `current-password:${userId}`, max: 10, window: 15 * 60_000 };
  const wait = await countAttempt(ctx.db, [limit]);
  if (wait > 0) fail({ code: 'rate_limited', retryAfterSeconds: wait });
  const account = await ctx.db.account.findFirst({
    where: { userId, providerId: 'credential' },
    select: { password: true },
  });
  const right = account?.password ? await verifyPassword({ hash: account.password, password }) : false;
  if (!right) fail({ code: 'invalid', issues: [{ path: 'current', code: 'wrong_password' }] });
  await forgetAttempts(ctx.db, [limit.key]);
}

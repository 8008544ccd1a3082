import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { getUserForChange } from '../get-user-for-change';
import { requireCurrentPassword } from './require-current-password';
import { requirePassword } from './require-password';
import { setPassword } from './set-password';

/**
 * Changes one's own password and ends one's other sessions. Fails with `invalid` (current: wrong_password, next: the
 * rules) and `rate_limited`, so that an unlocked screen is no way to guess the password.
 */
export async function changePassword(
  ctx: Ctx,
  input: { current: string; next: string; sessionId: string },
): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  await requireCurrentPassword(ctx, userId, input.current);
  await inTx(ctx, async (tx) => {
    const user = await getUserForChange(tx.db, userId);
    requirePassword(input.next, user, 'next');
    await setPassword(tx.db, userId, input.next, input.sessionId);
    await recordAudit(tx, {
      action: 'user.password',
      objectType: 'user',
      objectId: userId,
      after: { by: 'self' },
    });
  });
}

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx, userActor } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { claimLink } from './claim-link';
import { getUserForChange } from '../get-user-for-change';
import { requirePassword } from './require-password';
import { setPassword } from './set-password';
import { forgetGuesses } from '../session/sign-in-limit';

/**
 * Sets a new password for who holds a reset link, and ends all sessions. Returns the address, to sign in with. Fails as
 * claimLink does, with `invalid` for the password, and with state/user_disabled.
 */
export async function resetPassword(ctx: Ctx, token: string, password: string): Promise<{ email: string }> {
  return inTx(ctx, async (tx) => {
    const link = await claimLink(tx.db, 'password_reset', token);
    const user = await getUserForChange(tx.db, link.userId ?? '');
    if (user.disabledAt) fail({ code: 'state', object: 'user', reason: 'user_disabled' });
    requirePassword(password, user);
    await setPassword(tx.db, user.id, password, null);
    await tx.db.accessLink.update({ where: { id: link.id }, data: { usedById: user.id } });
    await forgetGuesses(tx.db, user.email);
    await recordAudit(
      { actor: userActor(user.id, user.role), db: tx.db },
      { action: 'user.password', objectType: 'user', objectId: user.id, after: { by: 'link' } },
    );
    return { email: user.email };
  });
}

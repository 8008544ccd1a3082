import { recordAudit } from '@/lib/audit/record';
import { inTx, userActor } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { logFailedSignIns } from './failed-sign-ins';

/** Writes a sign-in to the audit log, after the failed ones that came before it. */
export async function recordSignIn(
  db: Db,
  userId: string,
  by: 'password' | 'second_factor' | 'provider',
): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { role: true } });
  const actor = userActor(userId, user?.role ?? fail({ code: 'not_found', object: 'user' }));
  await inTx({ actor, db }, async (tx) => {
    await logFailedSignIns(tx.db, userId);
    await recordAudit(tx, { action: 'user.sign_in', objectType: 'user', objectId: userId, after: { by } });
  });
}

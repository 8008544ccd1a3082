import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { getUserForChange } from '@/lib/auth/server/get-user-for-change';
import { requireConfirmed } from '@/lib/auth/server/session/require-confirmed';
import { requireOwner } from '@/lib/auth/server/require-owner';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';

/** Turns the acting person's own second factor off, and ends their other sessions. Fails with state/second_factor_off. */
export async function turnSecondFactorOff(ctx: Ctx, sessionId: string): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  requireConfirmed(ctx);
  await inTx(ctx, async (tx) => {
    await remove(tx.db, userId);
    await tx.db.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await recordAudit(tx, { action: 'user.second_factor_off', objectType: 'user', objectId: userId });
  });
}

/**
 * Takes the second factor of somebody who has lost app and recovery codes away, and ends every session of theirs. For owners and the
 * command line. Fails with state/second_factor_off.
 */
export async function resetSecondFactor(ctx: Ctx, userId: string): Promise<void> {
  requireOwner(ctx);
  requireConfirmed(ctx);
  await inTx(ctx, async (tx) => {
    await remove(tx.db, userId);
    await tx.db.session.deleteMany({ where: { userId } });
    await recordAudit(tx, { action: 'user.second_factor_reset', objectType: 'user', objectId: userId });
  });
}

async function remove(tx: Tx, userId: string): Promise<void> {
  await getUserForChange(tx, userId);
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, onSince: { not: null } } });
  if (count === 0) fail({ code: 'state', object: 'user', reason: 'second_factor_off' });
}

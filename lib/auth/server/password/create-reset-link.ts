import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { getUserForChange } from '../get-user-for-change';
import { requireConfirmed } from '../session/require-confirmed';
import { requireOwner } from '../require-owner';
import { newToken } from './token';

const HOURS = 24;

/**
 * A link with which a person sets a new password, for an owner to hand over; good for 24 hours and once. Older ones of
 * that person end. The path is told this one time.
 */
export async function createResetLink(ctx: Ctx, userId: string): Promise<{ path: string; expiresAt: Date }> {
  requireOwner(ctx);
  requireConfirmed(ctx);
  return inTx(ctx, async (tx) => {
    await getUserForChange(tx.db, userId);
    const time = now();
    const expiresAt = new Date(time.getTime() + HOURS * 3_600_000);
    await tx.db.accessLink.updateMany({
      where: { kind: 'password_reset', userId, usedAt: null, revokedAt: null },
      data: { revokedAt: time },
    });
    const { token, tokenHash } = newToken();
    const { id } = await tx.db.accessLink.create({
      data: { kind: 'password_reset', userId, tokenHash, expiresAt, createdById: ctx.actor.userId },
    });
    await recordAudit(tx, {
      action: 'link.create',
      objectType: 'link',
      objectId: id,
      after: { kind: 'password_reset', userId },
    });
    return { path: `/reset/${token}`, expiresAt };
  });
}

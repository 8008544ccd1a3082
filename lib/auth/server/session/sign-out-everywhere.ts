import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { getUserForChange } from '../get-user-for-change';

/** Ends every session of a person: one's own, or, for owners, anybody's. Returns how many there were. */
export async function signOutEverywhere(ctx: Ctx, userId: string): Promise<{ ended: number }> {
  if (ctx.actor.role !== 'owner' && ctx.actor.userId !== userId) fail({ code: 'forbidden' });
  return inTx(ctx, async (tx) => {
    await getUserForChange(tx.db, userId);
    const { count } = await tx.db.session.deleteMany({ where: { userId } });
    await recordAudit(tx, {
      action: 'user.sign_out_everywhere',
      objectType: 'user',
      objectId: userId,
      after: { ended: count },
    });
    return { ended: count };
  });
}

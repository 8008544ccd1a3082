import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';

/** Ends one of one's own sessions; somebody else's is not found. */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  await inTx(ctx, async (tx) => {
    const { count } = await tx.db.session.deleteMany({ where: { id: sessionId, userId } });
    if (count === 0) fail({ code: 'not_found', object: 'user' });
    await recordAudit(tx, { action: 'user.end_session', objectType: 'user', objectId: userId });
  });
}

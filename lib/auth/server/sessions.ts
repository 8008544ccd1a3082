import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';

export interface SessionRow {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

/** One's own open sessions, the latest first. */
export async function listSessions(ctx: Ctx): Promise<SessionRow[]> {
  return ctx.db.session.findMany({
    where: { userId: ctx.actor.userId ?? '', expiresAt: { gt: now() } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, createdAt: true, expiresAt: true, ipAddress: true, userAgent: true },
  });
}

/** Ends one of one's own sessions; somebody else's is not found. */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  await inTx(ctx, async (tx) => {
    const { count } = await tx.db.session.deleteMany({ where: { id: sessionId, userId } });
    if (count === 0) fail({ code: 'not_found', object: 'user' });
    await recordAudit(tx, { action: 'user.end_session', objectType: 'user', objectId: userId });
  });
}

import type { z } from 'zod';
import type { sessionRowSchema } from '@/lib/auth/view-schema';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';

export type SessionRow = z.input<typeof sessionRowSchema>;

/** One's own open sessions, the latest first. */
export async function listSessions(ctx: Ctx): Promise<SessionRow[]> {
  return ctx.db.session.findMany({
    where: { userId: ctx.actor.userId ?? '', expiresAt: { gt: now() } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, createdAt: true, expiresAt: true, ipAddress: true, userAgent: true },
  });
}

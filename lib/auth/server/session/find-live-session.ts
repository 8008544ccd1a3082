import type { Actor } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { PREPARED } from '@/lib/db/kept-statement';
import { env } from '@/lib/env';

export interface LiveSession {
  id: string;
  userId: string;
  role: Actor['role'];
  /** When the person last gave their password; null for sessions older than that question. */
  confirmedAt: Date | null;
}

/** How exactly the last use is kept: one write in so many seconds, or in a twelfth of the time that a session may lie idle. */
const TOUCH_SECONDS = 300;

/**
 * The session of a token, if it has not ended, has not lain idle too long and its person is not shut out; null otherwise. Asking is
 * using it, unless it is asked `passively`.
 */
export async function findLiveSession(db: Db, token: string, passively = false): Promise<LiveSession | null> {
  const idle = env().SESSION_IDLE_HOURS * 3600;
  const touch = Math.min(TOUCH_SECONDS, idle / 12);
  const [row] = await db.$queryRaw<(LiveSession & { untouched: boolean })[]>`${PREPARED}
    SELECT s.id, s."userId", u.role, s."confirmedAt",
      s."lastUsedAt" < now() - make_interval(secs => ${touch}::float8) AS untouched
    FROM "Session" s JOIN "User" u ON u.id = s."userId"
    WHERE s.token = ${token} AND s."expiresAt" > now() AND u."disabledAt" IS NULL
      AND s."lastUsedAt" > now() - make_interval(secs => ${idle}::float8)`;
  if (!row) return null;
  const { untouched, ...session } = row;
  if (untouched && !passively)
    await db.$executeRaw`UPDATE "Session" SET "lastUsedAt" = now() WHERE id = ${session.id}`;
  return session;
}

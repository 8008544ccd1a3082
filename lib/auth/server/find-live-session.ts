import type { Actor } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { KEPT } from '@/lib/db/kept-statement';

export interface LiveSession {
  id: string;
  userId: string;
  role: Actor['role'];
}

/** The session of a token, if it has not ended and its person is not shut out; null otherwise. */
export async function findLiveSession(db: Db, token: string): Promise<LiveSession | null> {
  const rows = await db.$queryRaw<LiveSession[]>`${KEPT}
    SELECT s.id, s."userId", u.role FROM "Session" s JOIN "User" u ON u.id = s."userId"
    WHERE s.token = ${token} AND s."expiresAt" > now() AND u."disabledAt" IS NULL`;
  return rows[0] ?? null;
}

import { createHmac } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { accountName } from '@/lib/auth/fields';

/** A wrong password or a shut account; or an attempt that was slowed before anybody looked at it. */
type Why = 'refused' | 'slowed';

/**
 * Counts a sign-in that failed, by account and hour, and says so in the log: by id, and for a name that nobody has by a keyed hash. Of
 * slowed ones only those at real accounts are kept, so that a flood of names leaves no flood of rows.
 */
export async function countRefused(db: Db, email: string, why: Why): Promise<void> {
  const name = accountName(email);
  const user = await db.user.findUnique({ where: { email: name }, select: { id: true } });
  const account = user?.id ?? `unknown-${hashOf(name)}`;
  if (user === null && why === 'slowed') return;
  log.warn({ account, why }, 'sign-in failed');
  await db.$executeRaw`
    INSERT INTO "FailedSignIn" (account, hour, count, "lastAt")
    VALUES (${account}, date_trunc('hour', now()), 1, now())
    ON CONFLICT (account, hour) DO UPDATE SET count = "FailedSignIn".count + 1, "lastAt" = now()`;
}

/** Turns what was counted into rows of the audit log: of hours that are over, and of all hours for one account that is signed in to. */
export async function logFailedSignIns(db: Db, account: string | null = null): Promise<number> {
  return db.$executeRaw`
    WITH counted AS (
      DELETE FROM "FailedSignIn" WHERE hour < date_trunc('hour', now()) OR account = ${account} RETURNING *
    )
    INSERT INTO "AuditEvent" (at, "actorKind", action, "objectType", "objectId", after)
    SELECT "lastAt", 'anonymous', 'user.sign_in_failed', 'user', account, jsonb_build_object('count', count) FROM counted
    ORDER BY "lastAt"`;
}

/** Keyed, so that nobody who reads the audit log can try names against it. */
const hashOf = (name: string): string =>
  createHmac('sha256', env().FACE4RAG_SECRET ?? '')
    .update(`unknown account\n${name}`)
    .digest('hex')
    .slice(0, 16);

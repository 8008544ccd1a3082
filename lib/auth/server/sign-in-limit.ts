import { createHash } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/clock';

const MINUTE = 60_000;

/** Attempts on one account from one address, on one account from anywhere (a header can lie about the address). */
const LIMITS = [
  { name: 'from', max: 10, window: 15 * MINUTE },
  { name: 'account', max: 100, window: 60 * MINUTE },
] as const;

/**
 * Counts one attempt to sign in, in the database so that all instances share the count. Counted before the password is
 * looked at: parallel guesses cannot slip through. Answers 0, or the seconds to wait.
 */
export async function spendAttempt(db: Db, email: string, headers: Headers | undefined): Promise<number> {
  let wait = 0;
  for (const limit of LIMITS) {
    const { count, start } = await spend(db, keyOf(limit.name, email, headers), limit.window);
    if (count > limit.max)
      wait = Math.max(wait, Math.ceil((start + limit.window - now().getTime()) / 1000), 1);
  }
  return wait;
}

/** A right password, or a new one, clears what was counted for the account and for it from this address. */
export async function forgetAttempts(db: Db, email: string, headers: Headers | undefined): Promise<void> {
  const keys = LIMITS.map(({ name }) => keyOf(name, email, headers));
  await db.rateLimit.deleteMany({ where: { key: { in: keys } } });
}

async function spend(db: Db, key: string, window: number): Promise<{ count: number; start: number }> {
  const time = now().getTime();
  const rows = await db.$queryRaw<{ count: number; start: bigint }[]>`
    INSERT INTO "RateLimit" ("id", "key", "count", "lastRequest") VALUES (${key}, ${key}, 1, ${time})
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN "RateLimit"."lastRequest" <= ${time - window} THEN 1 ELSE "RateLimit"."count" + 1 END,
      "lastRequest" = CASE WHEN "RateLimit"."lastRequest" <= ${time - window} THEN ${time} ELSE "RateLimit"."lastRequest" END
    RETURNING "count", "lastRequest" AS "start"`;
  const row = rows[0];
  if (!row) throw new Error('The attempt was not counted');
  return { count: row.count, start: Number(row.start) };
}

/** Addresses are hashed: the table must not be a list of who has an account here. */
function keyOf(name: 'from' | 'account', email: string, headers: Headers | undefined): string {
  const place = name === 'from' ? addressOf(headers) : '';
  const digest = createHash('sha256').update(`${email.trim().toLowerCase()}\n${place}`).digest('hex');
  return `sign-in-${name}:${digest}`;
}

/** The nearest hop's word on who is calling: Next fills the header in from the socket when no proxy has. */
function addressOf(headers: Headers | undefined): string {
  return headers?.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown';
}

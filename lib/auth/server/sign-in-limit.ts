import { createHash } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { spend } from '@/lib/db/spend';

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
  for (const limit of LIMITS)
    wait = Math.max(wait, await spend(db, keyOf(limit.name, email, headers), limit));
  return wait;
}

/** A right password, or a new one, clears what was counted for the account and for it from this address. */
export async function forgetAttempts(db: Db, email: string, headers: Headers | undefined): Promise<void> {
  const keys = LIMITS.map(({ name }) => keyOf(name, email, headers));
  await db.rateLimit.deleteMany({ where: { key: { in: keys } } });
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

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { countAttempt, forgetAttempts, type RateLimit, uncountAttempt } from '@/lib/db/rate-limit';
import { env } from '@/lib/env';
import { accountName } from '@/lib/auth/fields';
import { CLIENT_HEADER, networkOf } from '@/lib/auth/client-address';

const MINUTE = 60_000;

/**
 * Cookie of a browser in which somebody has signed in before; it opens nothing, its count is separate from that of
 * unknown browsers.
 */
export const KNOWN_BROWSER_COOKIE = 'face4rag.known_browser';

/** Who tries: an account, from an address, in a browser that may have signed in to it before. */
export interface Attempt {
  email: string;
  headers: Headers | undefined;
}

/** What can be guessed at, with what one account takes from everywhere. */
const GUESSES = {
  password: { counter: 'sign-in', max: 100, window: 60 * MINUTE },
  /** Of the million codes three hold at a time: 50 guesses a day find one in a year with a chance of one in twenty. */
  code: { counter: 'sign-in-code', max: 50, window: 24 * 60 * MINUTE },
};
type Guess = keyof typeof GUESSES;

/**
 * Counts one guess. Counted before the password or code is looked at: parallel guesses cannot slip through. Guessing at
 * one account, guessing at many from one address, and guessing at one from many addresses each have a limit; a browser
 * known to the account has its own count alone, so that nobody else can lock its owner out, not even from the same
 * office. Returns 0, or the seconds to wait.
 */
export async function countGuess(db: Db, guess: Guess, attempt: Attempt): Promise<number> {
  return countAttempt(db, limitsOf(guess, attempt));
}

/** A right password or code clears what was counted against the account here, and takes its own attempt off the address. */
export async function guessedRight(db: Db, guess: Guess, attempt: Attempt): Promise<void> {
  const ofAddress = (key: string) => key.includes('address:');
  const keys = limitsOf(guess, attempt).map(({ key }) => key);
  await forgetAttempts(
    db,
    keys.filter((key) => !ofAddress(key)),
  );
  for (const key of keys.filter(ofAddress)) await uncountAttempt(db, key);
}

/** A new password clears the failed guesses counted against the account. */
export async function forgetGuesses(db: Db, email: string): Promise<void> {
  await forgetAttempts(db, [keyOf('sign-in-account', accountName(email))]);
}

function limitsOf(guess: Guess, { email, headers }: Attempt): RateLimit[] {
  const { counter, max, window } = GUESSES[guess];
  const account = accountName(email);
  const address = networkOf(headers?.get(CLIENT_HEADER) ?? 'unknown');
  const both = { key: keyOf(`${counter}-both`, account, address), max: 10, window: 15 * MINUTE };
  const from = { key: keyOf(`${counter}-address`, address), max: 100, window: 15 * MINUTE };
  const browser = knownBrowser(account, headers);
  return browser
    ? [{ key: keyOf(`${counter}-browser`, account, browser), max: 10, window: 15 * MINUTE }]
    : [both, from, { key: keyOf(`${counter}-account`, account), max, window }];
}

/** Hashed: the table must not be a list of who has an account here, or from where. */
const keyOf = (counter: string, ...parts: string[]): string =>
  `${counter}:${createHash('sha256').update(parts.join('\n')).digest('hex')}`;

/** What the cookie says of an account, which nobody can make up without the key of the studio. */
export function browserMark(email: string): string {
  const account = accountName(email);
  return createHmac('sha256', env().FACE4RAG_SECRET ?? '')
    .update(`known browser\n${account}`)
    .digest('hex');
}

function knownBrowser(account: string, headers: Headers | undefined): string | null {
  const cookie = new RegExp(`(?:^|;\\s*)${KNOWN_BROWSER_COOKIE.replace('.', '\\.')}=([\\da-f]{64})(?:;|$)`);
  const shown = cookie.exec(headers?.get('cookie') ?? '')?.[1];
  if (!shown) return null;
  return timingSafeEqual(Buffer.from(shown), Buffer.from(browserMark(account))) ? shown : null;
}

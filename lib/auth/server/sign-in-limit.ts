import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { countAttempt, forgetAttempts, type RateLimit, uncountAttempt } from '@/lib/db/rate-limit';
import { env } from '@/lib/env';
import { accountName } from '../fields';
import { CLIENT_HEADER, networkOf } from '../client-address';

const MINUTE = 60_000;

/** Cookie of a browser in which somebody has signed in before; it opens nothing, it only shares no count with strangers. */
export const KNOWN_BROWSER_COOKIE = 'face4rag.known_browser';

/** Who tries: an account, from an address, in a browser that may have signed in to it before. */
export interface Attempt {
  email: string;
  headers: Headers | undefined;
}

/**
 * Counts one attempt to sign in. Counted before the password is looked at: parallel guesses cannot slip through. Guessing at one
 * account, guessing at many from one address, and guessing at one from many addresses each have a limit; a browser known to the account
 * has its own count, so that no stranger can lock its owner out. Returns 0, or the seconds to wait.
 */
export async function countSignIn(db: Db, attempt: Attempt): Promise<number> {
  return countAttempt(db, limitsOf(attempt));
}

/** A right password clears what was counted against the account here, and takes its own attempt off the address. */
export async function signedIn(db: Db, attempt: Attempt): Promise<void> {
  await clear(db, limitsOf(attempt));
}

/** Counts one attempt at the second factor, before the code is looked at. Returns 0, or the seconds to wait. */
export async function countCode(db: Db, attempt: Attempt): Promise<number> {
  return countAttempt(db, codeLimitsOf(attempt));
}

/** A right code clears what was counted against the account here, and takes its own attempt off the address. */
export async function codeRight(db: Db, attempt: Attempt): Promise<void> {
  await clear(db, codeLimitsOf(attempt));
}

/** A new password clears what strangers have counted against the account. */
export async function forgetGuesses(db: Db, email: string): Promise<void> {
  await forgetAttempts(db, [keyOf('account', email)]);
}

function limitsOf({ email, headers }: Attempt): RateLimit[] {
  const account = accountName(email);
  const address = networkOf(headers?.get(CLIENT_HEADER) ?? 'unknown');
  const both = { key: keyOf('both', account, address), max: 10, window: 15 * MINUTE };
  const from = { key: keyOf('address', address), max: 100, window: 15 * MINUTE };
  const browser = knownBrowser(account, headers);
  return browser
    ? [{ key: keyOf('browser', account, browser), max: 10, window: 15 * MINUTE }, from]
    : [both, from, { key: keyOf('account', account), max: 100, window: 60 * MINUTE }];
}

/** Of the million codes three hold at a time: 50 guesses a day find one in a year with a chance of one in twenty. */
function codeLimitsOf({ email, headers }: Attempt): RateLimit[] {
  const account = accountName(email);
  const address = networkOf(headers?.get(CLIENT_HEADER) ?? 'unknown');
  const both = { key: keyOf('code-both', account, address), max: 10, window: 15 * MINUTE };
  const from = { key: keyOf('code-address', address), max: 100, window: 15 * MINUTE };
  const browser = knownBrowser(account, headers);
  return browser
    ? [{ key: keyOf('code-browser', account, browser), max: 10, window: 15 * MINUTE }, from]
    : [both, from, { key: keyOf('code-account', account), max: 50, window: 24 * 60 * MINUTE }];
}

async function clear(db: Db, limits: readonly RateLimit[]): Promise<void> {
  const ofAddress = (key: string) => key.includes('address:');
  const keys = limits.map(({ key }) => key);
  await forgetAttempts(
    db,
    keys.filter((key) => !ofAddress(key)),
  );
  for (const key of keys.filter(ofAddress)) await uncountAttempt(db, key);
}

type Counter = 'both' | 'address' | 'account' | 'browser';

/** Hashed: the table must not be a list of who has an account here, or from where. */
const keyOf = (name: Counter | `code-${Counter}`, ...parts: string[]): string =>
  `sign-in-${name}:${createHash('sha256').update(parts.join('\n')).digest('hex')}`;

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

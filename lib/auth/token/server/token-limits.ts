import { createHash } from 'node:crypto';
import { CLIENT_HEADER, networkOf } from '@/lib/auth/client-address';
import { countAttempt, countOne, secondsUntil } from '@/lib/db/rate-limit';
import type { Db } from '@/lib/db/client';

const MINUTE = 60_000;

/** Requests that one API token may make, and in how many seconds. */
export const TOKEN_QUOTA = { requests: 600, seconds: 60 };

/** What is left of a quota after the request that was just counted; below zero where it is used up. */
export interface QuotaLeft {
  remaining: number;
  resetSeconds: number;
}

/** Counts one request by a token. */
export async function countTokenUse(db: Db, tokenId: string): Promise<QuotaLeft> {
  const { requests, seconds } = TOKEN_QUOTA;
  const limit = { key: `token:${tokenId}`, max: requests, window: seconds * 1000 };
  const { count, endsAt } = await countOne(db, limit);
  return { remaining: requests - count, resetSeconds: secondsUntil(endsAt) };
}

/**
 * Counts one bad token against the address that sent it, as a failed sign-in is. Returns 0, or the seconds to wait. A good
 * token from that address is not held up: nobody can guess one, so that only the guessing has to stop.
 */
export async function countBadToken(db: Db, headers: Headers): Promise<number> {
  const network = networkOf(headers.get(CLIENT_HEADER) ?? 'unknown');
  const key = `token-address:${createHash('sha256').update(network).digest('hex')}`;
  return countAttempt(db, [{ key, max: 100, window: 15 * MINUTE }]);
}

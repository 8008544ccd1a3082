import 'server-only';
import { type Actor, anonymous, type Ctx } from '@/lib/auth/ctx';
import { isOwnOrigin } from '@/lib/auth/own-origin';
import { findLiveToken } from '@/lib/auth/token/server/find-live-token';
import { countBadToken } from '@/lib/auth/token/server/token-limits';
import { database } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { findCtx } from './require-ctx';

/** How the two ways to say who asks are looked up. */
export interface Credentials {
  byCookie: () => Promise<Pick<Ctx, 'actor'> | null>;
  byToken: (secret: string, headers: Headers) => Promise<Actor>;
}

/**
 * Who asks by a request: whom its bearer token stands for, and then no cookie counts; else the person of the session
 * cookie, or nobody. A browser sends its cookie to us from any page, so that a request with one may only write from a page of our
 * own; a token is asked for no origin. Fails with `unauthenticated` for a bad token, and where something is to be written without any, `rate_limited`
 * after too many.
 */
export async function authenticate(
  request: Request,
  { byCookie, byToken }: Credentials = { byCookie: findCtx, byToken: actorOfToken },
): Promise<Actor> {
  const authorization = request.headers.get('authorization') ?? '';
  if (/^bearer\b/i.test(authorization)) return byToken(authorization.slice(7).trim(), request.headers);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads && !isOwnOrigin(request.headers))
    fail({ code: request.headers.has('cookie') ? 'forbidden' : 'unauthenticated' });
  return (await byCookie())?.actor ?? anonymous;
}

async function actorOfToken(secret: string, headers: Headers): Promise<Actor> {
  const actor = await findLiveToken(database(), secret);
  if (actor) return actor;
  const retryAfterSeconds = await countBadToken(database(), headers);
  return fail(
    retryAfterSeconds > 0 ? { code: 'rate_limited', retryAfterSeconds } : { code: 'unauthenticated' },
  );
}

import 'server-only';
import { isAPIError } from 'better-auth/api';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { auth } from '@/lib/auth/better-auth';
import { findLiveSession, type LiveSession } from '@/lib/auth/server/session/find-live-session';
import { database } from '@/lib/db/client';
import { whatIsUnavailable } from '@/lib/db/unavailable';
import { fail } from '@/lib/errors';
import { PASSIVE_HEADER } from '@/lib/auth/passive';
import { VerifiedSessionCache } from './verified-session-cache';

const verifiedSessions = new VerifiedSessionCache(10_000);

/** Looked up once per request, as the layout and the page both ask. Null without a live session. */
export const findSession = cache(async (): Promise<LiveSession | null> => {
  const cookie = await sessionCookie();
  if (cookie === undefined) return null;
  const token = verifiedSessions.tokenOf(cookie) ?? (await verifyCookie(cookie));
  return token === null ? null : findLiveSession(database(), token, await isPassive()).catch(rethrowAway);
});

/** What a page asks by itself, again and again, is no sign that somebody is there. */
async function isPassive(): Promise<boolean> {
  return (await headers()).has(PASSIVE_HEADER);
}

async function sessionCookie(): Promise<string | undefined> {
  const { authCookies } = await auth().$context;
  return (await cookies()).get(authCookies.sessionToken.name)?.value;
}

/** Has better-auth check the cookie's signature; null for one that it did not sign, or whose session is over. */
async function verifyCookie(cookie: string): Promise<string | null> {
  const session = await auth()
    .api.getSession({ headers: await headers() })
    .catch(rethrowUnavailable);
  if (!session) return null;
  verifiedSessions.remember(cookie, session.session.token);
  return session.session.token;
}

/** better-auth logs what went wrong and hides it; a session that cannot be looked up means that the database is away. */
function rethrowUnavailable(thrown: unknown): never {
  if (isAPIError(thrown) && thrown.status === 'INTERNAL_SERVER_ERROR')
    fail({ code: 'unavailable', what: 'database' });
  throw thrown;
}

function rethrowAway(thrown: unknown): never {
  const what = whatIsUnavailable(thrown);
  if (what) fail({ code: 'unavailable', what });
  throw thrown;
}

import 'server-only';
import { isAPIError } from 'better-auth/api';
import { headers } from 'next/headers';
import { cache } from 'react';
import { auth } from '@/lib/auth/better-auth';
import type { Ctx } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { fail } from '@/lib/errors';

/** Looked up once per request: the frame of the studio and the page in it ask both. */
const findSession = cache(async () => {
  const session = await auth()
    .api.getSession({ headers: await headers() })
    .catch(sayWhy);
  return session && !session.user.disabledAt ? session : null;
});

/** better-auth logs what went wrong and hides it; a session that cannot be looked up means that the database is away. */
function sayWhy(thrown: unknown): never {
  if (isAPIError(thrown) && thrown.status === 'INTERNAL_SERVER_ERROR')
    fail({ code: 'unavailable', what: 'database' });
  throw thrown;
}

/** The signed-in person as a context; null for a stranger and for a disabled person. */
export async function findCtx(): Promise<Ctx | null> {
  const session = await findSession();
  return session && { actor: { userId: session.user.id, role: session.user.role }, db: database() };
}

/** The signed-in person as a context; fails with `unauthenticated`. */
export async function requireCtx(): Promise<Ctx> {
  return (await findCtx()) ?? fail({ code: 'unauthenticated' });
}

/** Which of the person's sessions this request belongs to; fails with `unauthenticated`. */
export async function requireSessionId(): Promise<string> {
  return (await findSession())?.session.id ?? fail({ code: 'unauthenticated' });
}

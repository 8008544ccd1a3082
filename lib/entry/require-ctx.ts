import 'server-only';
import { type Ctx, userActor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { findSession } from './find-session';

/** The signed-in person as a context; null without a session and for a disabled person. */
export async function findCtx(): Promise<Ctx | null> {
  const session = await findSession();
  if (!session) return null;
  const { userId, role, confirmedAt } = session;
  return { actor: userActor(userId, role, confirmedAt), db: database() };
}

/** The signed-in person as a context; fails with `unauthenticated`. */
export async function requireCtx(): Promise<Ctx> {
  return (await findCtx()) ?? fail({ code: 'unauthenticated' });
}

/** Which of the person's sessions this request belongs to; fails with `unauthenticated`. */
export async function requireSessionId(): Promise<string> {
  return (await findSession())?.id ?? fail({ code: 'unauthenticated' });
}

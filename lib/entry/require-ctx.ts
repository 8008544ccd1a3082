import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { auth } from '@/lib/auth/better-auth';
import type { Ctx } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { fail } from '@/lib/errors';

/** The signed-in person as a context, once per request; null for a stranger and for a disabled person. */
export const findCtx = cache(async (): Promise<Ctx | null> => {
  const session = await auth().api.getSession({ headers: await headers() });
  if (!session || session.user.disabledAt) return null;
  return { actor: { userId: session.user.id, role: session.user.role }, db: database() };
});

/** The signed-in person as a context; fails with `unauthenticated`. */
export async function requireCtx(): Promise<Ctx> {
  return (await findCtx()) ?? fail({ code: 'unauthenticated' });
}

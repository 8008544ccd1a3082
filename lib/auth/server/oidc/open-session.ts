import type { Auth } from '@/lib/auth/better-auth';
import type { Identity } from '@/lib/auth/oidc/identity';
import type { Db } from '@/lib/db/client';

/**
 * Opens a session; the cookie is set by better-auth's Next plugin. Signing in without giving a password, since the provider knew the
 * browser, confirms nothing: the session is confirmed as of when the provider saw the password.
 */
export async function openProviderSession(
  { auth, db }: { auth: Auth; db: Db },
  headers: Headers,
  userId: string,
  { signedInAt }: Identity,
): Promise<{ sessionId: string; headers: Headers }> {
  const opened = await auth.api.openProviderSession({ body: { userId }, headers, returnHeaders: true });
  const { sessionId } = opened.response;
  await db.session.update({ where: { id: sessionId }, data: { confirmedAt: signedInAt } });
  return { sessionId, headers: opened.headers };
}

import 'server-only';
import { type Actor, anonymous } from '@/lib/auth/ctx';
import { isOwnOrigin } from '@/lib/auth/own-origin';
import { findCtx } from '@/lib/entry/require-ctx';
import { fail } from '@/lib/errors';

/**
 * Who asks: the person of the session cookie, or nobody. A browser sends its cookie to us from any page, so that a request
 * with one may only write from a page of our own. Fails with `unauthenticated` for a bearer token, since none are issued.
 */
export async function authenticate(request: Request): Promise<Actor> {
  if (/^bearer\s/i.test(request.headers.get('authorization') ?? '')) fail({ code: 'unauthenticated' });
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads && !isOwnOrigin(request.headers)) fail({ code: 'forbidden' });
  return (await findCtx())?.actor ?? anonymous;
}

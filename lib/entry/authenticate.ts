import 'server-only';
import { type Actor, anonymous, type Ctx } from '@/lib/auth/ctx';
import { isOwnOrigin } from '@/lib/auth/own-origin';
import { fail } from '@/lib/errors';
import { findCtx } from './require-ctx';

/**
 * Who asks by a request: the person of the session cookie, whom `byCookie` finds, or nobody. A browser sends its cookie to us
 * from any page, so that a request with one may only write from a page of our own; a bearer token is asked for no origin. Fails
 * with `unauthenticated` for such a token, since none are issued.
 */
export async function authenticate(
  request: Request,
  byCookie: () => Promise<Pick<Ctx, 'actor'> | null> = findCtx,
): Promise<Actor> {
  if (/^bearer\s/i.test(request.headers.get('authorization') ?? '')) fail({ code: 'unauthenticated' });
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads && !isOwnOrigin(request.headers)) fail({ code: 'forbidden' });
  return (await byCookie())?.actor ?? anonymous;
}

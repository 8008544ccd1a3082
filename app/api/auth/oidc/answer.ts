import { baseUrl } from '@/lib/auth/base-url';
import { RefusedByProvider, type ProviderError } from '@/lib/auth/oidc/provider-error';
import { FLOW_COOKIE, FLOW_SECONDS } from '@/lib/auth/server/oidc/flow-cookie';
import { errorResponse } from '@/lib/entry/respond';
import { ownPath } from '@/lib/entry/own-path';

/** The one address that the provider sends people back to; it has to be entered there as it stands. */
export const callbackUrl = (): URL => new URL('/api/auth/oidc/callback', baseUrl());

/** Sends the browser on. `cookie` is what it keeps for the way back; null forgets what it kept. */
export function goTo(location: string, cookie: string | null): Response {
  const kept = [
    `${FLOW_COOKIE}=${cookie === null ? '' : encodeURIComponent(cookie)}`,
    'Path=/api/auth/oidc',
    `Max-Age=${cookie === null ? 0 : FLOW_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    // Next drops an age of 0 where a response sets other cookies too.
    ...(cookie === null ? ['Expires=Thu, 01 Jan 1970 00:00:00 GMT'] : []),
    ...(baseUrl().startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  return new Response(null, { status: 303, headers: { location, 'set-cookie': kept } });
}

/** A refusal leads to the screen that the person came from, by its name alone; every other fault is a response of its own. */
export function answerRefusal(thrown: unknown, from: { next: string; confirms: boolean }): Response {
  if (!(thrown instanceof RefusedByProvider)) return errorResponse(thrown);
  return goTo(refusedAt(thrown.reason, from), null);
}

function refusedAt(reason: ProviderError, { next, confirms }: { next: string; confirms: boolean }): string {
  if (confirms) return `/account?refused=${reason}`;
  return `/sign-in?refused=${reason}&next=${encodeURIComponent(next)}`;
}

/** Where to go afterwards: a path of this studio, whatever was asked for. */
export const nextOf = (asked: string | null): string => ownPath(asked ?? '') ?? '/projects';

import 'server-only';
import type { Actor } from '@/lib/auth/ctx';
import { countTokenUse, type QuotaLeft } from '@/lib/auth/token/server/token-limits';
import { database } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { authenticate } from './authenticate';
import { problemResponse } from './refusal/problem';
import { quotaHeaders } from './quota-headers';
import { toAppError } from './refusal/to-app-error';

/**
 * The response to a request of the API: who asks, what a token has left of its quota, the error map. A response to a token
 * tells its quota.
 */
export async function respond(request: Request, run: (actor: Actor) => Promise<Response>): Promise<Response> {
  let left: QuotaLeft | null = null;
  let response: Response;
  try {
    const actor = await authenticate(request);
    left = actor.kind === 'token' ? await countTokenUse(database(), actor.tokenId) : null;
    if (left && left.remaining < 0) fail({ code: 'rate_limited', retryAfterSeconds: left.resetSeconds });
    response = await run(actor);
  } catch (thrown) {
    response = errorResponse(thrown);
  }
  if (left) for (const [name, value] of Object.entries(quotaHeaders(left))) response.headers.set(name, value);
  return response;
}

/** A refusal as a response. */
export const errorResponse = (thrown: unknown): Response => problemResponse(toAppError(thrown));

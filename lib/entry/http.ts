import 'server-only';
import { type Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { requireCtx } from './require-ctx';
import { HTTP_STATUS } from './status';
import { toAppError } from './to-app-error';
import { isSameOrigin } from './same-origin';

type Params = Record<string, string>;
type Handler<P extends Params> = (ctx: Ctx, request: Request, params: P) => Promise<Response>;

/**
 * Wraps a route handler: session, own-origin check for everything that writes (Next checks it for server actions only),
 * and the error map. The body of a refusal is {error: AppError}.
 */
export function handler<P extends Params>(run: Handler<P>) {
  return async (request: Request, context: { params: Promise<P> }): Promise<Response> => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request))
        fail({ code: 'forbidden' });
      return await run(await requireCtx(), request, await context.params);
    } catch (thrown) {
      return refusal(thrown);
    }
  };
}

/** A refusal as a response. */
export function refusal(thrown: unknown): Response {
  const error = toAppError(thrown);
  const headers: HeadersInit =
    error.code === 'rate_limited' ? { 'retry-after': String(error.retryAfterSeconds) } : {};
  return Response.json({ error }, { status: HTTP_STATUS[error.code], headers });
}

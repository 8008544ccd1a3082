import 'server-only';
import { type Ctx } from '@/lib/auth/ctx';
import { isOwnOrigin } from '@/lib/auth/own-origin';
import { fail } from '@/lib/errors';
import { isStorable, toStorable } from '@/lib/storable';
import { requireCtx } from './require-ctx';
import { HTTP_STATUS } from './status';
import { toAppError } from './to-app-error';

type Params = Record<string, string>;
type Handler<P extends Params> = (ctx: Ctx, request: Request, params: P) => Promise<Response>;

/**
 * Wraps a route handler: session, own-origin check for everything that writes (Next checks it for server actions only),
 * and the error map. The body of a refusal is {error: AppError}.
 */
export function handler<P extends Params>(run: Handler<P>) {
  return async (request: Request, context: { params: Promise<P> }): Promise<Response> => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers))
        fail({ code: 'forbidden' });
      const params = await paramsOf(context);
      requireStorable(new URL(request.url).searchParams, params);
      return await run(await requireCtx(), request, params);
    } catch (thrown) {
      return refusal(thrown);
    }
  };
}

/** The parts of a path; Next has none where a route has none, and throws for what is no encoded text, such as "%FF". */
async function paramsOf<P extends Params>({ params }: { params: Promise<P> }): Promise<P> {
  try {
    return (await params) ?? ({} as P);
  } catch {
    return fail({ code: 'invalid', issues: [{ path: 'path', code: 'invalid_text' }] });
  }
}

/** Path and query of an address are looked up as they stand; what cannot be stored is named by its part. */
export function requireStorable(query: URLSearchParams, params: Params): void {
  const issues = [...Object.entries(params), ...query]
    .filter((pair) => !pair.every(isStorable))
    .map(([name]) => ({ path: toStorable(name).text, code: 'invalid_text' as const }));
  if (issues.length > 0) fail({ code: 'invalid', issues });
}

/** A refusal as a response. */
export function refusal(thrown: unknown): Response {
  const error = toAppError(thrown);
  const headers: HeadersInit =
    'retryAfterSeconds' in error ? { 'retry-after': String(error.retryAfterSeconds) } : {};
  return Response.json({ error }, { status: HTTP_STATUS[error.code], headers });
}

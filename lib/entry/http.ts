import 'server-only';
import { type Ctx } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { requireAccess } from '@/lib/operation/access';
import type { TokenScope } from '@/lib/operation/scope';
import { isStorable, toStorable } from '@/lib/storable';
import { errorResponse, respond } from './respond';

type Params = Record<string, string>;
type Handler<P extends Params> = (ctx: Ctx, request: Request, params: P) => Promise<Response>;

/**
 * Wraps the handler of a route that is no operation: who asks, what a token has to hold for it, and the error map. A refusal is
 * problem details.
 */
export function handler<P extends Params>(scope: TokenScope, run: Handler<P>) {
  return async (request: Request, context: { params: Promise<P> }): Promise<Response> => {
    try {
      const params = await paramsOf(context);
      requireStorable(new URL(request.url).searchParams, params);
      return await respond(request, (actor) => {
        requireAccess(actor, { access: 'user', scope });
        return run({ actor, db: database() }, request, params);
      });
    } catch (thrown) {
      return errorResponse(thrown);
    }
  };
}

/** The path parameters; Next has none for a route without any, and throws on invalid percent-encoding such as "%FF". */
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

/**
 * The body of a request as it comes, and how many bytes it says it has; null where it does not. Fails with `invalid` (body: form_body) for a form,
 * whose parts would be read as the file.
 */
export function bodyOf(request: Request): { body: AsyncIterable<Uint8Array>; size: number | null } {
  if (/^multipart\//i.test(request.headers.get('content-type') ?? ''))
    fail({ code: 'invalid', issues: [{ path: 'body', code: 'form_body' }] });
  const length = request.headers.get('content-length');
  const body = request.body as AsyncIterable<Uint8Array> | null;
  return { body: body ?? nothing(), size: length === null ? null : Number(length) };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

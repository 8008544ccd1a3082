import type { Actor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { fileResponse, type StreamedFile } from '@/lib/entry/file-response';
import { BODY_LIMIT, readAnyJson } from '@/lib/entry/read-body';
import { fail } from '@/lib/errors';
import { requireAccess } from '@/lib/operation/access';
import { fileOutput } from '@/lib/operation/file-output';
import { fromText } from '@/lib/operation/from-text';
import { methodAndPath, type Operation, takesQuery } from '@/lib/operation/operation';
import { readResponse } from '@/lib/entry/etag';
import { requestFingerprint, idempotencyKey } from './idempotency/key';
import { once } from './idempotency/once';
import { perform } from './perform';

/**
 * The response to a request for an operation. `params` are the path parameters by name. Rejects with an AppError, which
 * the caller turns into a response.
 */
export async function answer(
  operation: Operation,
  actor: Actor,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  requireAccess(actor, operation); // before anything of the body is read
  const sent = await sentWith(operation, request);
  refuseUnknown(operation, sent);
  const run = async (): Promise<Response> => {
    const { output } = await perform(operation, { actor, db: database() }, { ...sent, ...params });
    return responseOf(operation, output, request);
  };
  const key = request.method === 'POST' ? idempotencyKey(request.headers) : null;
  if (key === null || actor.userId === null) return run();
  const sender = actor.kind === 'token' ? actor.tokenId : actor.userId;
  return once(database(), { actor: sender, key, fingerprint: requestFingerprint(request, sent) }, run);
}

async function responseOf(operation: Operation, output: unknown, request: Request): Promise<Response> {
  if (operation.output === fileOutput) return fileResponse(output as StreamedFile, request.headers);
  if (output === undefined) return new Response(null, { status: 204 });
  if (request.method === 'GET') return readResponse(output, request);
  return Response.json(output, { status: operation.status ?? 200 });
}

/** A misspelt field would be done without: a snapshot without its splits, a list without its filter. */
function refuseUnknown({ input }: Operation, sent: Record<string, unknown>): void {
  if (input.def.catchall) return; // it reads them, or refuses them itself
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(input.shape, name));
  if (unknown.length > 0)
    fail({ code: 'invalid', issues: unknown.map((path) => ({ path, code: 'unknown_field' as const })) });
}

/** The part of the input that is in no path. */
async function sentWith(operation: Operation, request: Request): Promise<Record<string, unknown>> {
  const { method } = methodAndPath(operation);
  if (takesQuery(method)) return fromText(operation.input, new URL(request.url).searchParams);
  const body = (await readAnyJson(request, operation.bodyLimit ?? BODY_LIMIT)) ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    fail({ code: 'invalid', issues: [{ path: 'body', code: 'invalid_type' }] });
  return body as Record<string, unknown>;
}

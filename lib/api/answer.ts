import type { Actor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { fileResponse, type StreamedFile } from '@/lib/entry/file-response';
import { BODY_LIMIT, readAnyJson } from '@/lib/entry/read-body';
import { fail } from '@/lib/errors';
import { requireAccess } from '@/lib/operation/access';
import { fileOutput } from '@/lib/operation/file-output';
import { fromText } from '@/lib/operation/from-text';
import { methodAndPath, type Operation, takesQuery } from '@/lib/operation/operation';
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
  const given = { ...(await sentWith(operation, request)), ...params };
  const { output } = await perform(operation, { actor, db: database() }, given);
  if (operation.output === fileOutput) return fileResponse(output as StreamedFile);
  if (output === undefined) return new Response(null, { status: 204 });
  return Response.json(output, { status: operation.status ?? 200 });
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

import 'server-only';
import type { z } from 'zod';
import { requireStorable } from '@/lib/entry/http';
import { errorResponse, respond } from '@/lib/entry/respond';
import { fail } from '@/lib/errors';
import { API_PREFIX, type Operation } from '@/lib/operation/operation';
import { answer } from './answer';
import { findOperation } from './find-operation';
import { allOperations } from './operations';

/**
 * Handles a request under API_PREFIX with the operation of its method and path; whatever else is under /api is not found. HEAD is
 * answered as GET is, without the body (RFC 9110, 9.3.2).
 */
export async function route(request: Request): Promise<Response> {
  if (request.method !== 'HEAD') return serve(request, allOperations);
  const response = await serve(new Request(request, { method: 'GET' }), allOperations);
  await response.body?.cancel(); // what it would be made of is let go of
  return new Response(null, response);
}

/** As `route`, for one operation alone: where it has to be quick, no other is loaded or looked through. */
export const routeOf =
  <I extends z.ZodObject, O extends z.ZodType>(operation: Operation<I, O>) =>
  (request: Request): Promise<Response> =>
    serve(request, () => [operation as unknown as Operation]);

/** 404 without an operation, 405 where the path has others. A refusal is problem details. */
async function serve(
  request: Request,
  operations: () => readonly Operation[] | Promise<readonly Operation[]>,
): Promise<Response> {
  try {
    const { pathname, searchParams } = new URL(request.url);
    const found = pathname.startsWith(`${API_PREFIX}/`)
      ? findOperation(await operations(), request.method, partsOf(pathname))
      : null;
    if (found === null) fail({ code: 'no_route' });
    if ('allowed' in found) fail({ code: 'wrong_method', allowed: found.allowed });
    requireStorable(searchParams, found.params);
    const { operation, params } = found;
    return await respond(request, (actor) => answer(operation, actor, request, params));
  } catch (thrown) {
    return errorResponse(thrown);
  }
}

const partsOf = (pathname: string): string[] =>
  pathname
    .slice(API_PREFIX.length + 1)
    .split('/')
    .map(decoded);

/** A path holds its parts as they were sent. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

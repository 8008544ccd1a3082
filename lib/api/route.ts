import 'server-only';
import type { z } from 'zod';
import { requireStorable } from '@/lib/entry/http';
import { errorResponse, respond } from '@/lib/entry/respond';
import { fail } from '@/lib/errors';
import { API_PREFIX, type HttpMethod, type Operation } from '@/lib/operation/operation';
import { answer } from './answer';
import { findOperation } from './find-operation';
import { allOperations } from './operations';

/**
 * Handles a request under API_PREFIX with the operation of its method and path; whatever else is under /api is not found. HEAD is
 * answered as GET of the whole is, without the body (RFC 9110, 9.3.2 and 14.2), and OPTIONS with the methods of the path (9.3.7).
 */
export async function route(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return options(request);
  if (request.method !== 'HEAD') return serve(request, allOperations);
  const headers = new Headers(request.headers);
  headers.delete('range');
  const response = await serve(new Request(request, { method: 'GET', headers }), allOperations);
  await response.body?.cancel(); // what it would be made of is let go of
  return new Response(null, response);
}

async function options(request: Request): Promise<Response> {
  const refused = await serve(request, allOperations);
  const allow = refused.headers.get('allow');
  return allow === null ? refused : new Response(null, { status: 204, headers: { allow } });
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
    if (!pathname.startsWith(`${API_PREFIX}/`)) fail({ code: 'no_route' });
    const parts = partsOf(pathname);
    const found = findOperation(await operations(), request.method, parts);
    if (found === null || 'allowed' in found) return await refuse(parts, found?.allowed ?? []);
    requireStorable(searchParams, found.params);
    const { operation, params } = found;
    return await respond(request, (actor) => answer(operation, actor, request, params));
  } catch (thrown) {
    return errorResponse(thrown);
  }
}

/** A path that other methods ask, those of files too; or that is none. */
async function refuse(parts: readonly string[], ofOperations: readonly HttpMethod[]): Promise<never> {
  const { FILE_METHODS } = await import('./file-routes');
  const files = findOperation(FILE_METHODS, '', parts);
  const allowed = [...ofOperations, ...(files && 'allowed' in files ? files.allowed : [])];
  return allowed.length === 0 ? fail({ code: 'no_route' }) : fail({ code: 'wrong_method', allowed });
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

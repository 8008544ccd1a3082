import { createHash } from 'node:crypto';

/** A strong validator of a body (RFC 9110, 8.8.3): its SHA-256. */
export const etagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url')}"`;

/** Whether If-None-Match names the validator: any of its list, weak or strong, or all by "*" (RFC 9110, 13.1.2). */
export function isNamed(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const named = ifNoneMatch.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(etag);
}

/** JSON that was read, with its validator; 304 without a body to whoever has it already. */
export function readResponse(output: unknown, request: Pick<Request, 'headers'>): Response {
  const body = JSON.stringify(output);
  const etag = etagOf(body);
  if (isNamed(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { etag } });
  return new Response(body, { headers: { 'content-type': 'application/json', etag } });
}

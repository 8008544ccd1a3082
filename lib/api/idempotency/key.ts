import { createHash } from 'node:crypto';
import { fail } from '@/lib/errors';

/** What a key may hold: printable ASCII, which a header carries as it is. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The Idempotency-Key of a request, quoted as draft-ietf-httpapi-idempotency-key-header writes it, or bare as many clients do; null
 * without one. Fails with `invalid` for one that is empty, too long or not plain.
 */
export function idempotencyKey(headers: Headers): string | null {
  const sent = headers.get('idempotency-key')?.trim();
  if (sent === undefined) return null;
  const key = /^"(.*)"$/.exec(sent)?.[1] ?? sent;
  return KEY.test(key)
    ? key
    : fail({ code: 'invalid', issues: [{ path: 'Idempotency-Key', code: 'invalid_format' }] });
}

/** What makes two requests the same: method, path with query, and what was sent. SHA-256, hex. */
export function requestFingerprint(request: Pick<Request, 'method' | 'url'>, sent: unknown): string {
  const { pathname, search } = new URL(request.url);
  const parts = [request.method, pathname + search, sent];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

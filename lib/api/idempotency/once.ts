import 'server-only';
import type { Db } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { seal, unseal } from '@/lib/seal';

/** A request by its sender's key. */
export interface KeyedRequest {
  /** The token or the person that sends it. */
  actor: string;
  key: string;
  fingerprint: string;
}

/**
 * Carries a request out once: sent again within 24 hours it gives the same status and body, and nothing is done
 * (draft-ietf-httpapi-idempotency-key-header). A refusal frees the key, since nothing was done by it. Fails with `invalid` (422) for a key
 * of another request, and `state` (409) while the first is under way.
 */
export async function once(db: Db, request: KeyedRequest, run: () => Promise<Response>): Promise<Response> {
  if (!(await claim(db, request))) return again(db, request);
  const { actor, key } = request;
  const response = await run().catch(async (thrown: unknown) => {
    await db.idempotentRequest.deleteMany({ where: { actor, key, status: null } });
    throw thrown;
  });
  const body = await response.clone().text();
  const bodyCipher = body === '' ? null : seal('kept responses', body, idOf(request));
  await db.idempotentRequest.update({
    where: { actor_key: { actor, key } },
    data: { status: response.status, bodyCipher },
  });
  return response;
}

/** Whether the key is this request's now: it is free, its day is over, or the process that had the same request is gone. */
async function claim(db: Db, { actor, key, fingerprint }: KeyedRequest): Promise<boolean> {
  const count = await db.$executeRaw`
    INSERT INTO "IdempotentRequest" AS r (actor, key, fingerprint) VALUES (${actor}, ${key}, ${fingerprint})
    ON CONFLICT (actor, key) DO UPDATE
      SET fingerprint = excluded.fingerprint, status = NULL, "bodyCipher" = NULL, "startedAt" = now()
      WHERE r."startedAt" <= now() - interval '24 hours'
        OR r.status IS NULL AND r.fingerprint = excluded.fingerprint AND r."startedAt" <= now() - interval '10 minutes'`;
  return count === 1;
}

async function again(db: Db, request: KeyedRequest): Promise<Response> {
  const { actor, key, fingerprint } = request;
  const row = await db.idempotentRequest.findUnique({ where: { actor_key: { actor, key } } });
  if (row && row.fingerprint !== fingerprint)
    fail({ code: 'invalid', issues: [{ path: 'Idempotency-Key', code: 'used_elsewhere' }] });
  if (row?.status == null) fail({ code: 'state', object: 'request', reason: 'request_running' });
  const headers = new Headers({ 'idempotency-replayed': 'true' });
  if (row.bodyCipher === null) return new Response(null, { status: row.status, headers });
  headers.set('content-type', 'application/json');
  return new Response(unseal('kept responses', row.bodyCipher, idOf(request)), {
    status: row.status,
    headers,
  });
}

const idOf = ({ actor, key }: KeyedRequest): string => `${actor}\n${key}`;

import { now } from '@/lib/clock';
import type { Db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { OwnFault } from '@/lib/llm/own-fault';
import { guardedFetch } from '@/lib/llm/server/guarded-fetch';
import { unseal } from '@/lib/seal';
import type { WebhookFault } from '../faults';
import { nextAttempt } from '../retries';
import { webhookHeaders } from '../signature';

/** Messages of one turn, and how long a receiver may take, in milliseconds. */
const AT_ONCE = 20;
const WAIT_MS = 15_000;
/** Nobody else sends a message that was begun so many seconds ago: whoever had it is gone by then. */
const LEASE_SECONDS = 60;
/** Days that messages are kept. */
const KEPT_DAYS = 30;
const LONGEST_ERROR = 300;

interface Due {
  id: string;
  webhookId: string;
  event: string;
  data: unknown;
  createdAt: Date;
  attempts: number;
  url: string;
  secretCipher: string;
}

/** It follows no redirect, and reaches addresses that are not public only where the environment allows it. */
export const webhookFetch = (): typeof fetch =>
  guardedFetch({ allowPrivate: env().WEBHOOKS_ALLOW_PRIVATE, timeoutMs: WAIT_MS });

/**
 * Sends the messages that are due, each by one worker at a time; one that does not arrive comes again later. Receivers know a message that
 * comes twice by its id. Returns how many were sent.
 */
export async function deliverDue(db: Db, send: typeof fetch, signal: AbortSignal): Promise<number> {
  await db.$executeRaw`DELETE FROM "WebhookDelivery" WHERE "createdAt" < now() - make_interval(days => ${KEPT_DAYS})`;
  const due = await db.$queryRaw<Due[]>`
    UPDATE "WebhookDelivery" d SET attempts = attempts + 1, "nextAt" = now() + make_interval(secs => ${LEASE_SECONDS})
    FROM "Webhook" w WHERE w.id = d."webhookId" AND d.id IN (
      SELECT id FROM "WebhookDelivery" WHERE "nextAt" <= now() ORDER BY "nextAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING d.id, d."webhookId", d.event, d.data, d."createdAt", d.attempts, w.url, w."secretCipher"`;
  await Promise.all(due.map((message) => deliver(db, message, send, signal)));
  return due.length;
}

async function deliver(db: Db, due: Due, send: typeof fetch, signal: AbortSignal): Promise<void> {
  const { id, attempts } = due;
  const { status, error } = await sent(due, send, signal);
  const arrived = status !== null && status >= 200 && status < 300;
  await db.webhookDelivery.updateMany({
    where: { id, attempts },
    data: {
      ...{ status, error },
      deliveredAt: arrived ? now() : null,
      nextAt: arrived ? null : nextAttempt(attempts, now()),
    },
  });
}

async function sent(
  { id, webhookId, event, data, createdAt, url, secretCipher }: Due,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<{ status: number | null; error: string | null }> {
  const secret = unseal('webhook keys', secretCipher, webhookId);
  if (secret === null) return fault('key_lost');
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
  const headers = webhookHeaders(secret, { id, sentAt: now(), body });
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'face4rag-studio', ...headers },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
    });
    await response.body?.cancel();
    return { status: response.status, error: null };
  } catch (thrown) {
    if (!(thrown instanceof Error)) return { status: null, error: String(thrown).slice(0, LONGEST_ERROR) };
    // What undici wraps says more than the wrapping.
    const reason = thrown.cause instanceof Error ? thrown.cause : thrown;
    if (reason instanceof OwnFault)
      return fault(reason.reason === 'redirected' ? 'redirected' : 'private_address');
    if (reason.name === 'TimeoutError') return fault('timed_out');
    return { status: null, error: reason.message.slice(0, LONGEST_ERROR) };
  }
}

const fault = (error: WebhookFault) => ({ status: null, error });

import { type Change, type ChangeResult } from '@/lib/annotation/labels/change';
import { type AppError } from '@/lib/errors';

/** What became of one attempt to save. */
export type Sent =
  | { kind: 'saved'; result: ChangeResult }
  /** The server said no: sending the same again is of no use. */
  | { kind: 'refused'; error: AppError }
  /** It may work later: no connection, a restart, too many requests. */
  | { kind: 'later'; why: SaveError; afterMs: number | null };

export type SaveError = 'offline' | 'unreachable' | 'signed_out';

/** Browsers refuse to keep larger requests alive (64 KiB for all of a page's); counted here in characters of up to three bytes. */
const KEEPALIVE_BYTES = 20_000;

const WAIT_LIMIT_MS = 20_000;

/** Sends one change; never throws. `keepalive` lets the browser finish it when the tab closes. */
export async function sendChange(annotationId: string, change: Change, send = fetch): Promise<Sent> {
  const body = JSON.stringify(change);
  try {
    const response = await send(`/api/v1/annotations/${annotationId}/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: body.length < KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(WAIT_LIMIT_MS),
    });
    if (NEVER.has(response.status)) return refusedBy(response, body.length);
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'saved', result: answer as ChangeResult };
    return sort((answer as { error: AppError }).error);
  } catch {
    return {
      kind: 'later',
      why: globalThis.navigator?.onLine === false ? 'offline' : 'unreachable',
      afterMs: null,
    };
  }
}

/** Says no to this request for good: broken, too large, of a wrong kind, or against the rules. */
const NEVER = new Set([400, 413, 414, 415, 422]);

/** A refusal for good, also by a proxy before us, which says it in words of its own. */
async function refusedBy(response: Response, length: number): Promise<Sent> {
  const answer = (await response.json().catch(() => null)) as { error?: AppError } | null;
  if (answer?.error?.code) return sort(answer.error);
  if (response.status === 413) return { kind: 'refused', error: { code: 'too_large', limitBytes: length } };
  const issues = [{ path: 'change', code: 'invalid_value' as const }];
  return { kind: 'refused', error: { code: 'invalid', issues } };
}

function sort(error: AppError): Sent {
  switch (error.code) {
    case 'unauthenticated':
      return { kind: 'later', why: 'signed_out', afterMs: null };
    case 'rate_limited':
      return { kind: 'later', why: 'unreachable', afterMs: error.retryAfterSeconds * 1000 };
    case 'unavailable':
    case 'internal':
      return { kind: 'later', why: 'unreachable', afterMs: null };
    default:
      return { kind: 'refused', error };
  }
}

/** How long to wait after so many failures in a row: 1, 2, 4 ... at most 20 seconds. */
export const backOffMs = (failures: number): number => Math.min(20_000, 500 * 2 ** Math.min(failures, 10));

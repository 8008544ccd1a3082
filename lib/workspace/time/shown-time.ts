import { type ActiveInterval } from './interval-log';

/**
 * The active time on one annotation as the workspace knows it, in milliseconds; no millisecond is in two of its parts.
 */
export interface KnownTime {
  /** The sum that the server has. */
  serverMs: number;
  /** In batches that it has not acknowledged. */
  waitingMs: number;
  /** Counted here and not yet in a batch. */
  unbatchedMs: number;
}

export const NO_TIME: KnownTime = { serverMs: 0, waitingMs: 0, unbatchedMs: 0 };

/**
 * Compares the locally counted time with the server's total, which only grows, so that a late reply takes nothing back.
 */
export function lookAgain(
  known: KnownTime,
  now: { serverMs?: number; waiting: readonly ActiveInterval[]; annotationId: string; unbatchedMs: number },
): KnownTime {
  const own = now.waiting.filter(({ annotationId }) => annotationId === now.annotationId);
  return {
    serverMs: Math.max(known.serverMs, now.serverMs ?? 0),
    waitingMs: own.reduce((sum, { ms }) => sum + ms, 0),
    unbatchedMs: now.unbatchedMs,
  };
}

export const shownMs = ({ serverMs, waitingMs, unbatchedMs }: KnownTime): number =>
  serverMs + waitingMs + unbatchedMs;

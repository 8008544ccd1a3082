import type { FaultKind, LlmFault } from './fault';

/** How long passing faults are borne. */
export interface RetryPolicy {
  firstWaitMs: number;
  longestWaitMs: number;
  /** Calls for one question, all told; where the endpoint itself is away or full, `triesOfEndpoint`. */
  tries: number;
  triesOfEndpoint: number;
}

/** One question: six calls within a minute. An endpoint that is away or full: about half an hour. */
export const RETRY_POLICY: RetryPolicy = {
  firstWaitMs: 1_000,
  longestWaitMs: 30_000,
  tries: 6,
  triesOfEndpoint: 60,
};

/** A longer wait, for a day's quota say, is for the work to bear and not for one call. */
const LONGEST_PAUSE_MS = 600_000;

/** Whether the endpoint asks for a wait so long that no call sits it out. It is about one model: others may go on. */
export const asksForLong = ({ passing, retryAfterMs }: LlmFault): boolean =>
  passing && (retryAfterMs ?? 0) > LONGEST_PAUSE_MS;

/** Faults that say nothing about the question: while they last, no other would fare better. */
const OF_ENDPOINT = new Set<FaultKind>(['rate_limited', 'unreachable']);

/** Calls that the endpoint worked on, and is paid for, are made so often at most. */
const PAID_TRIES = 3;
const PAID = new Set<FaultKind>(['empty', 'timed_out']);

export const isOfEndpoint = (kind: FaultKind): boolean => OF_ENDPOINT.has(kind);

/**
 * How long to wait before the next call for a question that has met `fault` at its `tried`-th call, in milliseconds; null
 * when it is enough, or the wait too long. Twice as long each time, spread by `random` in [0, 1) so that workers do not come back together.
 */
export function waitBefore(
  fault: LlmFault,
  tried: number,
  retryPolicy: RetryPolicy,
  random: number,
): number | null {
  const { firstWaitMs, longestWaitMs, tries, triesOfEndpoint } = retryPolicy;
  const paid = PAID.has(fault.kind) ? PAID_TRIES : Infinity;
  const most = isOfEndpoint(fault.kind) ? triesOfEndpoint : Math.min(tries, paid);
  if (!fault.passing || asksForLong(fault) || tried >= most) return null;
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (tried - 1)) * (0.5 + random / 2);
  return Math.max(wait, fault.retryAfterMs ?? 0);
}

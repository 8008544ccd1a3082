/** What calls told of an endpoint since it was last looked at. */
export interface Told {
  /** Replies that came. */
  good: number;
  /** How often it was too much for the endpoint, at most once for calls that were in flight together. */
  cuts: number;
}
export const NOTHING_TOLD: Told = { good: 0, cuts: 0 };

const CUT = 0.7;

/**
 * How many calls an endpoint bears, by additive increase and multiplicative decrease: one more after each round of
 * replies, less by three tenths of what was in flight when it was too much. `sustainable` null: as many as its owner
 * allows, `most`. Returns null when that is reached again.
 */
export function adapted(
  sustainable: number | null,
  told: Told,
  { most, inFlight }: { most: number; inFlight: number },
): number | null {
  const now = Math.min(sustainable ?? most, most);
  const next =
    told.cuts > 0 ? Math.max(1, Math.min(now, inFlight) * CUT ** told.cuts) : now + told.good / now;
  return next >= most ? null : next;
}

/**
 * One worker's part of `total` calls in flight: those who want less than an even part get what they want, the rest is
 * shared evenly. Never more than the others hold free, so that all together stay within the total while parts move.
 */
export function part(total: number, others: readonly { wanted: number; permits: number }[]): number {
  let left = total;
  let sharing = others.length + 1;
  for (const want of others.map(({ wanted }) => wanted).sort((a, b) => a - b)) {
    if (want > left / sharing) break;
    left -= want;
    sharing -= 1;
  }
  const free = total - others.reduce((sum, { permits }) => sum + permits, 0);
  return Math.max(0, Math.min(Math.ceil(left / sharing), free));
}

const ROUND = 20;
const SLOW = 3;
const FORGETTING = 1.02;

/** Notices that an endpoint answers ever more slowly: then more calls in flight bring no more replies. */
export class LatencyWatch {
  private round: number[] = [];
  private best = Infinity;

  /** Takes the latency of one reply, in milliseconds; true when the last round took three times as long as the best. */
  add(latencyMs: number): boolean {
    this.round.push(latencyMs);
    if (this.round.length < ROUND) return false;
    const median = this.round.sort((a, b) => a - b)[ROUND / 2]!;
    this.round = [];
    this.best = Math.min(this.best * FORGETTING, median);
    return median > this.best * SLOW;
  }
}

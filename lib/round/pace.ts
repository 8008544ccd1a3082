import type { z } from 'zod';
import type { paceSchema } from './view-schema';
const DAY_MS = 24 * 3_600_000;
/** Days that count for how fast it goes. */
export const PACE_DAYS = 7;

const QUARTER_MS = 15 * 60_000;

/** The end of the quarter of an hour: a round is told alike within it, so that programs need not read it again. */
export const endOfQuarter = (now: Date): Date => new Date(Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS);

export type RoundPace = z.infer<typeof paceSchema>;

/**
 * How fast a round goes and when it ends: what was submitted during the last PACE_DAYS, over the days since the first of
 * these, at least one; and what is left at that pace.
 */
export function paceOf(submitted: readonly Date[], left: number, now: Date): RoundPace {
  const since = now.getTime() - PACE_DAYS * DAY_MS;
  const late = submitted.map((at) => at.getTime()).filter((at) => at > since && at <= now.getTime());
  if (late.length === 0) return { perDay: 0, endsAt: null };
  const days = Math.max(1, (now.getTime() - Math.min(...late)) / DAY_MS);
  const perDay = late.length / days;
  const endsAt = left === 0 ? null : new Date(now.getTime() + (left / perDay) * DAY_MS).toISOString();
  return { perDay, endsAt };
}

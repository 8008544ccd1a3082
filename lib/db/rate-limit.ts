import { now } from '@/lib/clock';
import type { Db } from './client';

/** At most `max` attempts in `window` milliseconds under one key. */
export interface RateLimit {
  key: string;
  max: number;
  window: number;
}

/** How often a key was used within its window, and when that window ends. */
export interface RateCount {
  count: number;
  endsAt: Date;
}

/**
 * Counts one attempt under each key, in the database so that all instances share the count; whose window is over is forgotten on the
 * way. Returns 0, or the seconds to wait for the longest that is used up.
 */
export async function countAttempt(db: Db, limits: readonly RateLimit[]): Promise<number> {
  await db.attemptCount.deleteMany({ where: { endsAt: { lte: now() } } });
  let wait = 0;
  for (const limit of limits) {
    const { count, endsAt } = await countOne(db, limit);
    if (count > limit.max) wait = Math.max(wait, secondsUntil(endsAt));
  }
  return wait;
}

/** Counts one use under a key and tells what the count is then; a window that is over begins anew. */
export async function countOne(db: Db, { key, window }: RateLimit): Promise<RateCount> {
  const time = now();
  const ends = new Date(time.getTime() + window);
  const [row] = await db.$queryRaw<RateCount[]>`
    INSERT INTO "AttemptCount" ("key", "count", "endsAt") VALUES (${key}, 1, ${ends})
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN "AttemptCount"."endsAt" <= ${time} THEN 1 ELSE "AttemptCount"."count" + 1 END,
      "endsAt" = CASE WHEN "AttemptCount"."endsAt" <= ${time} THEN ${ends} ELSE "AttemptCount"."endsAt" END
    RETURNING "count", "endsAt"`;
  return row!;
}

/** Whole seconds until a moment, at least one. */
export const secondsUntil = (moment: Date): number =>
  Math.max(Math.ceil((moment.getTime() - now().getTime()) / 1000), 1);

/** Clears what was counted under these keys. */
export async function forgetAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db.attemptCount.deleteMany({ where: { key: { in: [...keys] } } });
}

/** Takes one attempt back that turned out to be none. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db.attemptCount.updateMany({ where: { key, count: { gt: 0 } }, data: { count: { decrement: 1 } } });
}

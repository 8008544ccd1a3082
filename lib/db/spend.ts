import { now } from '@/lib/clock';
import type { Db } from './client';

/** At most `max` times in `window` milliseconds. */
export interface Limit {
  max: number;
  window: number;
}

/** Counts one attempt under a key, in the database so that all instances share the count. Answers 0, or the seconds to wait. */
export async function spend(db: Db, key: string, { max, window }: Limit): Promise<number> {
  const time = now().getTime();
  const rows = await db.$queryRaw<{ count: number; start: bigint }[]>`
    INSERT INTO "RateLimit" ("id", "key", "count", "lastRequest") VALUES (${key}, ${key}, 1, ${time})
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN "RateLimit"."lastRequest" <= ${time - window} THEN 1 ELSE "RateLimit"."count" + 1 END,
      "lastRequest" = CASE WHEN "RateLimit"."lastRequest" <= ${time - window} THEN ${time} ELSE "RateLimit"."lastRequest" END
    RETURNING "count", "lastRequest" AS "start"`;
  const row = rows[0];
  if (!row) throw new Error('The attempt was not counted');
  if (row.count <= max) return 0;
  return Math.max(Math.ceil((Number(row.start) + window - time) / 1000), 1);
}

import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { claiming, unclaimed } from '../run-claims';

const { sql } = Prisma;

/** An item of a run that nobody has asked yet. */
export interface ClaimedItem {
  id: string;
  ordinal: number;
  content: unknown;
}

/** Claims up to `count` items of a run for a worker, in order, after an ordinal, as claimSamples does with samples. */
export async function claimItems(
  db: Db,
  runId: string,
  workerId: string,
  count: number,
  after: number,
): Promise<ClaimedItem[]> {
  const free = sql`
    SELECT i.id FROM "RunItem" i
    WHERE i."runId" = ${runId}::uuid AND i.outcome IS NULL AND i.ordinal > ${after}
      AND ${unclaimed(runId, sql`i.id`)}
    ORDER BY i.ordinal LIMIT ${count}`;
  return db.$queryRaw<ClaimedItem[]>`
    ${claiming(runId, workerId, free)}
    SELECT i.id, i.ordinal, i.content FROM "RunItem" i JOIN claimed ON claimed."sampleId" = i.id
    ORDER BY i.ordinal`;
}

/** How many items of a run have no outcome yet, claimed ones too. */
export const countOpenItems = (db: Db, runId: string): Promise<number> =>
  db.runItem.count({ where: { runId, outcome: { equals: Prisma.DbNull } } });

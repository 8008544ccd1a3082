import type { Share } from '@/lib/annotation/exposure/proportion';
import type { Db } from '@/lib/db/client';

/** Of each of these order-bias tests, how many of the pairs that it has asked were passed: the consistent text chosen in both orders. */
export async function passedPairs(db: Db, runIds: readonly string[]): Promise<Map<string, Share>> {
  const rows = await db.$queryRaw<(Share & { runId: string })[]>`
    SELECT i."runId", count(*)::int AS of, (count(*) FILTER (
      WHERE outcome #>> '{inOrder,choice}' = 'A' AND outcome #>> '{swapped,choice}' = 'B'))::int AS n
    FROM "RunItem" i JOIN "JudgeTest" t ON t."runId" = i."runId" AND t.test = 'order_bias'
    WHERE i.outcome IS NOT NULL AND i."runId" = ANY(${runIds}::uuid[])
    GROUP BY i."runId"`;
  return new Map(rows.map(({ runId, n, of }) => [runId, { n, of }]));
}

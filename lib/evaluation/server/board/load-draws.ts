import type { Db } from '@/lib/db/client';
import type { BoardDraw } from '../../board/board-data';

/**
 * By sample, how it was drawn in the ranked rounds that count and in which somebody took it. A sample that is there to try people was
 * chosen by that, and counts as not drawn.
 */
export async function loadDraws(db: Db, projectId: string): Promise<Map<string, BoardDraw[]>> {
  const rows = await db.$queryRaw<(BoardDraw & { sampleId: string })[]>`
    SELECT q."sampleId", r.number AS round, q.stratum::text AS arm, (q.draw ->> 'rank')::int AS rank, (q.draw ->> 'of')::int AS of
    FROM "RoundSample" q JOIN "Round" r ON r.id = q."roundId"
    WHERE r."projectId" = ${projectId}::uuid AND r.counts AND q.draw IS NOT NULL AND q.stratum <> 'whole'
      AND q."openPlaces" < q.places AND NOT q.honeypot
    ORDER BY r.number`;
  const found = new Map<string, BoardDraw[]>();
  for (const { sampleId, ...draw } of rows) found.set(sampleId, [...(found.get(sampleId) ?? []), draw]);
  return found;
}

import { now } from '@/lib/clock';
import { freeLeases } from '@/lib/round/server/free-leases';
import { returnPlace } from '@/lib/round/server/return-place';
import type { TxCtx } from './annotator';

/**
 * Gives places that were laid aside and not opened in time back to the queue, with the drafts that were begun for them:
 * nobody has seen these. A draft that holds an act of its person keeps its place. Rows that somebody opens just now are
 * passed over. Then those whose lease has run out; their drafts stay.
 */
export async function freeLapsed(tx: TxCtx, projectId: string): Promise<void> {
  const { db } = tx;
  const lapsed = await db.$queryRaw<{ roundId: string; sampleId: string; userId: string }[]>`
    DELETE FROM "Assignment" WHERE id IN (
      SELECT a.id FROM "Assignment" a
      WHERE a."projectId" = ${projectId}::uuid AND a.state = 'claimed' AND a."reservedUntil" < ${now()}::timestamptz
        AND NOT EXISTS (
          SELECT FROM "Annotation" x
          JOIN "Author" w ON w.id = x."authorId"
          LEFT JOIN "Label" l ON l."annotationId" = x.id AND l.version > 1
          WHERE x."sampleId" = a."sampleId" AND x."roundId" = a."roundId" AND x.source = 'annotator' AND w."userId" = a."userId"
            AND (x.version > 1 OR l.id IS NOT NULL))
      FOR UPDATE OF a SKIP LOCKED)
    RETURNING "roundId", "sampleId", "userId"`;
  for (const { userId, ...place } of lapsed) {
    await db.annotation.deleteMany({ where: { ...place, author: { userId } } });
    await returnPlace(db, place);
  }
  await freeLeases(tx, projectId);
}

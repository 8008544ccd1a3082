import { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { stopClaims } from './claim-lock';

/**
 * Gives reserved places that nobody has opened back to the queue, with the drafts that were started for them: nobody has
 * worked on these. A draft that holds an act of its person keeps its place. Rows that somebody opens just now are passed over.
 *
 * @param which a condition on Assignment `a`
 */
export async function freeReserved(db: Tx, which: Prisma.Sql): Promise<void> {
  await db.$executeRaw`
    WITH gone AS (
      DELETE FROM "Assignment" WHERE id IN (
        SELECT a.id FROM "Assignment" a
        WHERE ${which} AND a.state = 'claimed' AND a."reservedUntil" IS NOT NULL
          AND NOT EXISTS (
            SELECT FROM "Annotation" x
            JOIN "Author" w ON w.id = x."authorId"
            LEFT JOIN "Label" l ON l."annotationId" = x.id AND l.version > 1
            WHERE x."sampleId" = a."sampleId" AND x."roundId" = a."roundId" AND x.source = 'annotator' AND w."userId" = a."userId"
              AND (x.version > 1 OR l.id IS NOT NULL))
        FOR UPDATE OF a SKIP LOCKED)
      RETURNING "roundId", "sampleId", "userId"
    ), drafts AS (
      DELETE FROM "Annotation" x USING gone g, "Author" w
      WHERE x."roundId" = g."roundId" AND x."sampleId" = g."sampleId" AND x."authorId" = w.id AND w."userId" = g."userId"
    )
    UPDATE "RoundSample" q SET "openPlaces" = least(q.places, q."openPlaces" + g.n)
    FROM (SELECT "roundId", "sampleId", count(*)::int AS n FROM gone GROUP BY 1, 2) g
    WHERE q."roundId" = g."roundId" AND q."sampleId" = g."sampleId"`;
}

/**
 * Frees what is reserved in a project, or for one person there, since what was decided when it was reserved holds no longer:
 * the policy, the order of the rounds, who takes part. Nothing is reserved or opened meanwhile. Call it before rows of places
 * are locked.
 */
export async function restartReserved(db: Tx, projectId: string, userId?: string): Promise<void> {
  await stopClaims(db, projectId);
  const theirs = userId === undefined ? Prisma.empty : Prisma.sql`AND a."userId" = ${userId}`;
  const which = Prisma.sql`a."projectId" = ${projectId}::uuid ${theirs}`;
  // A change that is being saved on such a draft is waited for: what it holds is kept.
  await db.$queryRaw`
    SELECT x.id FROM "Assignment" a
    JOIN "Author" w ON w."projectId" = a."projectId" AND w."userId" = a."userId"
    JOIN "Annotation" x ON x."roundId" = a."roundId" AND x."sampleId" = a."sampleId" AND x."authorId" = w.id
    WHERE ${which} AND a."reservedUntil" IS NOT NULL
    FOR UPDATE OF x`;
  await freeReserved(db, which);
}

import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { beginLease } from './begin-lease';
import { mayBeGiven } from './new-to';

/**
 * Takes a free place of one given sample in an open round, that of the person's earlier place before all, else in the
 * newest; returns the round, or null where no place is free. Their earlier place comes back to life. A honeypot is
 * nobody's to pick: of these only an earlier place is given again; and nobody picks what a lead could not give them
 * (new-to.ts).
 */
export async function claimPlaceOfSample(
  { db }: Ctx & { db: Tx },
  { projectId, sampleId, userId }: { projectId: string; sampleId: string; userId: string },
): Promise<string | null> {
  const rows = await db.$queryRaw<{ roundId: string }[]>`
    WITH free AS (
      SELECT q."roundId" FROM "RoundSample" q
      JOIN "Round" r ON r.id = q."roundId"
      LEFT JOIN "Assignment" a ON a."roundId" = q."roundId" AND a."sampleId" = q."sampleId" AND a."userId" = ${userId}
      WHERE q."sampleId" = ${sampleId}::uuid AND r."projectId" = ${projectId}::uuid AND r.state = 'open'
        AND q."openPlaces" > 0 AND NOT q.withdrawn
        AND CASE WHEN a.id IS NULL THEN NOT q.honeypot ELSE a.state NOT IN ('claimed', 'submitted') END
        AND CASE WHEN r.kind = 'training' THEN ${mayBeGiven('training', userId)} ELSE ${mayBeGiven('main', userId)} END
      ORDER BY a.id IS NULL, r.number DESC
      LIMIT 1
      FOR UPDATE OF q
    ), taken AS (
      UPDATE "RoundSample" q SET "openPlaces" = q."openPlaces" - 1
      FROM free WHERE q."roundId" = free."roundId" AND q."sampleId" = ${sampleId}::uuid
      RETURNING q."roundId"
    )
    INSERT INTO "Assignment" ("projectId", "roundId", "sampleId", "userId")
    SELECT ${projectId}::uuid, "roundId", ${sampleId}::uuid, ${userId} FROM taken
    ON CONFLICT ("roundId", "sampleId", "userId")
    DO UPDATE SET state = 'claimed', reason = NULL, "reservedUntil" = NULL
    RETURNING "roundId"`;
  const roundId = rows[0]?.roundId ?? null;
  if (roundId !== null) await beginLease(db, { roundId, sampleId, userId });
  return roundId;
}

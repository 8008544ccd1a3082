import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { listTurns, type Turn } from './list-turns';

export interface Seeker {
  projectId: string;
  userId: string;
  /** Until when a place is only laid aside for them; null takes it for good. */
  reservedUntil: Date | null;
}

const { sql, empty } = Prisma;

/**
 * Takes the first free place that a person may have of the open rounds, each by one conditional statement, so that no two
 * people get the same one; null when there is none. What somebody else takes just now is passed over at first: only a
 * queue that has nothing else waits for them.
 */
export async function takeTurn(
  ctx: Ctx & { db: Tx },
  seeker: Seeker,
): Promise<{ roundId: string; sampleId: string } | null> {
  const turns = await listTurns(ctx.db, seeker);
  for (const locked of [sql`SKIP LOCKED`, empty])
    for (const turn of turns) {
      const sampleId = await takeFirst(ctx.db, turn, seeker, locked);
      if (sampleId !== null) return { roundId: turn.roundId, sampleId };
    }
  return null;
}

/** What they have had in this round, or hold in another one, is not theirs to take. */
async function takeFirst(
  db: Tx,
  { roundId, languages }: Turn,
  { projectId, userId, reservedUntil }: Seeker,
  locked: Prisma.Sql,
): Promise<string | null> {
  const speaks = languages.length > 0 ? sql`AND q.language = ANY(${[...languages, 'und']}::text[])` : empty;
  const rows = await db.$queryRaw<{ sampleId: string }[]>`
    WITH next AS (
      SELECT q."sampleId" FROM "RoundSample" q
      WHERE q."roundId" = ${roundId}::uuid AND q."openSlots" > 0 AND NOT q.withdrawn ${speaks}
        AND NOT EXISTS (SELECT FROM "Assignment" a
          WHERE a."sampleId" = q."sampleId" AND a."userId" = ${userId}
            AND (a."roundId" = q."roundId" OR a.state = 'claimed'))
      ORDER BY q."queueKey", q."sampleId"
      LIMIT 1
      FOR UPDATE OF q ${locked}
    ), taken AS (
      UPDATE "RoundSample" q SET "openSlots" = q."openSlots" - 1
      FROM next WHERE q."roundId" = ${roundId}::uuid AND q."sampleId" = next."sampleId"
      RETURNING q."sampleId"
    )
    INSERT INTO "Assignment" ("projectId", "roundId", "sampleId", "userId", "reservedUntil")
    SELECT ${projectId}::uuid, ${roundId}::uuid, "sampleId", ${userId}, ${reservedUntil}::timestamptz FROM taken
    RETURNING "sampleId"`;
  return rows[0]?.sampleId ?? null;
}

import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { listTurns } from './list-turns';

const { sql, empty } = Prisma;

/** More than so many are not counted: nobody plans a day by them, and a hundred thousand take too long for every sample. */
export const COUNTED = 5_000;

/**
 * Free places that lie before a person, of all open rounds in which they take part, at most COUNTED. What they have had of
 * these is left out. Read from the index of the queue alone.
 */
export async function countFree(db: Db, person: { projectId: string; userId: string }): Promise<number> {
  const turns = await listTurns(db, person);
  const counts = await Promise.all(
    turns.map(async ({ roundId, languages, left }) => {
      const reads =
        languages.length > 0 ? sql`AND q.language = ANY(${[...languages, 'und']}::text[])` : empty;
      const free = sql`q."roundId" = ${roundId}::uuid AND q."openSlots" > 0 AND NOT q.withdrawn AND NOT q.honeypot ${reads}`;
      const rows = await db.$queryRaw<{ n: number }[]>`
        SELECT (
          (SELECT count(*) FROM (SELECT FROM "RoundSample" q WHERE ${free} LIMIT ${COUNTED}) one)
          - (SELECT count(*) FROM "Assignment" a
             JOIN "RoundSample" q ON q."roundId" = a."roundId" AND q."sampleId" = a."sampleId"
             WHERE a."roundId" = ${roundId}::uuid AND a."userId" = ${person.userId} AND ${free})
        )::int AS n`;
      return Math.max(0, Math.min(rows[0]!.n, left ?? COUNTED));
    }),
  );
  return Math.min(
    COUNTED,
    counts.reduce((sum, n) => sum + n, 0),
  );
}

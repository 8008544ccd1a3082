import type { Db } from '@/lib/db/client';
import { listTurns } from './list-turns';

/**
 * Free places that lie before a person, of all open rounds in which they take part; what they have had of these is left
 * out. Read from the index of the queue alone.
 */
export async function countFree(db: Db, person: { projectId: string; userId: string }): Promise<number> {
  const turns = await listTurns(db, person);
  const counts = await Promise.all(
    turns.map(async ({ roundId, languages }) => {
      const rows = await db.$queryRaw<{ n: number }[]>`
        SELECT (
          (SELECT count(*) FROM "RoundSample" q
           WHERE q."roundId" = ${roundId}::uuid AND q."openSlots" > 0 AND NOT q.withdrawn
             AND (cardinality(${languages}::text[]) = 0 OR q.language = ANY(${[...languages, 'und']}::text[])))
          - (SELECT count(*) FROM "Assignment" a
             JOIN "RoundSample" q ON q."roundId" = a."roundId" AND q."sampleId" = a."sampleId"
             WHERE a."roundId" = ${roundId}::uuid AND a."userId" = ${person.userId}
               AND q."openSlots" > 0 AND NOT q.withdrawn)
        )::int AS n`;
      return Math.max(0, rows[0]!.n);
    }),
  );
  return counts.reduce((sum, n) => sum + n, 0);
}

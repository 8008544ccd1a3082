import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { placesAhead } from '../honeypot';
import { freeIn, listTurns, readBy, type Turn } from './list-turns';

/** More than so many are not counted: nobody plans a day by them, and a hundred thousand take too long for every sample. */
export const COUNTED = 5_000;

interface Person {
  projectId: string;
  userId: string;
}

/**
 * Places that lie before a person, of all open rounds in which they take part, at most COUNTED. What they have had of these is
 * left out; honeypots that will be mixed in are not, or the count would tell them. Read from the indexes of the queue alone.
 */
export async function countFree(db: Db, person: Person): Promise<number> {
  let sum = 0;
  for (const turn of await listTurns(db, person)) {
    const free = await countOf(db, turn, person, freeIn(turn));
    // Whose share is done gets no honeypots any more.
    const done = turn.left === 0;
    const honeypots = done || turn.honeypotShare === 0 ? 0 : await countOf(db, turn, person, potsOf(turn));
    sum += placesAhead(turn, person.userId, { free, honeypots, limit: done ? null : turn.left });
  }
  return Math.min(COUNTED, sum);
}

const potsOf = (turn: Turn): Prisma.Sql =>
  Prisma.sql`q."roundId" = ${turn.roundId}::uuid AND q.honeypot AND NOT q.withdrawn ${readBy(turn)}`;

/** How many RoundSamples `q` are so that the person has not had, at most COUNTED. */
async function countOf(db: Db, { roundId }: Turn, { userId }: Person, which: Prisma.Sql): Promise<number> {
  const rows = await db.$queryRaw<{ n: number }[]>`
    SELECT (
      (SELECT count(*) FROM (SELECT FROM "RoundSample" q WHERE ${which} LIMIT ${COUNTED}) one)
      - (SELECT count(*) FROM "Assignment" a
         JOIN "RoundSample" q ON q."roundId" = a."roundId" AND q."sampleId" = a."sampleId"
         WHERE a."roundId" = ${roundId}::uuid AND a."userId" = ${userId} AND ${which})
    )::int AS n`;
  return Math.max(0, rows[0]!.n);
}

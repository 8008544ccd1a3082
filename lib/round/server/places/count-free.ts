import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { placesAhead } from '@/lib/round/places-ahead';
import { freeIn, honeypotIn, listTurns, type Turn } from './list-turns';
import { BARS, mayBeOffered, newTo } from './new-to';

interface Person {
  projectId: string;
  userId: string;
}

/**
 * Places that lie before a person, of all open rounds in which they take part. What they are not to be offered of these
 * is left out; honeypots that will be mixed in are not, or the count would tell them. Free ones are counted as they
 * change, not again for every sample.
 */
export async function countFree(db: Db, person: Person): Promise<number> {
  let sum = 0;
  for (const turn of await listTurns(db, person)) sum += await countAhead(db, turn, person);
  return sum;
}

/** Those of one round. */
export async function countAhead(db: Db, turn: Turn, person: Person): Promise<number> {
  const free = await countOrdinary(db, turn, person);
  // Whose share is done gets no honeypots any more.
  const done = turn.left === 0;
  const honeypots = done || turn.honeypotShare === 0 ? 0 : await countHoneypots(db, turn, person);
  return placesAhead(turn, person.userId, { free, honeypots, limit: done ? null : turn.left });
}

/** The honeypots of a turn that the person may still be given, as claimTurn has it. */
async function countHoneypots(db: Db, turn: Turn, { userId }: Person): Promise<number> {
  const rows = await db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM "RoundSample" q WHERE ${honeypotIn(turn)} AND ${newTo(userId)}`;
  return rows[0]!.n;
}

/** The free samples of a turn in the languages that the person reads, as triggers keep their count. */
function keptFree({ projectId }: Person, { roundId, languages }: Turn): Prisma.Sql {
  const read =
    languages.length > 0 ? Prisma.sql`AND language = ANY(${[...languages, 'und']}::text[])` : Prisma.empty;
  return Prisma.sql`
    SELECT coalesce(sum(n), 0) FROM "ProjectCounter"
    WHERE "projectId" = ${projectId}::uuid AND what = 'free' AND "roundId" = ${roundId}::uuid ${read}`;
}

/** The free samples of a turn, no honeypots, that the person may be offered; with the number of all, where it is kept. */
async function countOrdinary(db: Db, turn: Turn, person: Person): Promise<number> {
  const which = freeIn(turn);
  const all = Prisma.sql`SELECT count(*) FROM "RoundSample" q WHERE ${which}`;
  const [counted] = await db.$queryRaw<{ n: number }[]>(
    turn.kind === 'training'
      ? Prisma.sql`SELECT (${all} AND ${mayBeOffered(turn.kind, person.userId)})::int AS n`
      : Prisma.sql`SELECT ((${turn.before.length === 0 ? keptFree(person, turn) : all}) - (
          SELECT count(DISTINCT q."sampleId") FROM "Assignment" k
          JOIN "RoundSample" q ON q."roundId" = ${turn.roundId}::uuid AND q."sampleId" = k."sampleId"
          WHERE k."projectId" = ${person.projectId}::uuid AND k."userId" = ${person.userId} AND ${BARS} AND ${which}))::int AS n`,
  );
  return Math.max(0, counted!.n);
}

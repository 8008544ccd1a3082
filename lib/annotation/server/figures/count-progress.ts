import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { countAhead } from '@/lib/round/server/places/count-free';
import { freeIn, listTurns, type Turn } from '@/lib/round/server/places/list-turns';
import { mayBeOffered } from '@/lib/round/server/places/new-to';
import type { WorkspaceView } from '@/lib/annotation/view';

const { sql, empty, join } = Prisma;

interface Person {
  projectId: string;
  userId: string;
}
interface AtHand {
  sampleId: string;
  /** Whether its round is for training, which is counted by itself. */
  training: boolean;
}

/**
 * How far a person is with the samples of a project, but for the current one: those with nothing left to do, and those
 * that lie before them. A sample counts once, in however many rounds it comes; withdrawn ones count no more.
 */
export async function countProgress(
  db: Db,
  person: Person,
  atHand: AtHand,
): Promise<Omit<WorkspaceView['progress'], 'atHand'>> {
  const rounds = await db.round.findMany({
    where: { projectId: person.projectId, kind: atHand.training ? 'training' : { not: 'training' } },
    select: { id: true },
  });
  const ids = rounds.map(({ id }) => id);
  const turns = (await listTurns(db, person)).filter(({ roundId }) => ids.includes(roundId));
  let places = 0;
  for (const turn of turns) places += await countAhead(db, turn, person);
  const rows = await db.$queryRaw<Counts[]>(countsOf(person, atHand, ids, turns));
  const { submitted, held, again, repeated } = rows[0]!;
  const remaining = held + Math.max(0, places - repeated);
  // Of a limited share nobody knows which come, but never more than lie before them.
  return { submitted: submitted - Math.min(again, remaining), remaining };
}

interface Counts {
  submitted: number;
  held: number;
  /** Submitted ones that lie before the person once more. */
  again: number;
  /** Free places beyond one a sample, and those of samples that are held or open. */
  repeated: number;
}

function countsOf(
  { projectId, userId }: Person,
  { sampleId }: AtHand,
  rounds: string[],
  turns: readonly Turn[],
): Prisma.Sql {
  // In a single round no free sample comes twice: only those that the person has elsewhere need a look.
  const which =
    turns.length > 1
      ? empty
      : sql`AND (q."sampleId" = ${sampleId}::uuid OR q."sampleId" IN (SELECT "sampleId" FROM own))`;
  const free = turns.map(
    (turn) => sql`SELECT q."sampleId" FROM "RoundSample" q WHERE ${freeIn(turn)} ${which}
      AND ${mayBeOffered(turn.kind, userId)}`,
  );
  return sql`
    WITH own AS MATERIALIZED (
      SELECT a."sampleId", bool_or(a.state = 'claimed') AS held FROM "Assignment" a
      JOIN "Sample" s ON s.id = a."sampleId" AND s."withdrawnAt" IS NULL
      WHERE a."projectId" = ${projectId}::uuid AND a."userId" = ${userId} AND a."roundId" = ANY(${rounds}::uuid[])
        AND a.state IN ('claimed', 'submitted') AND a."sampleId" <> ${sampleId}::uuid
      GROUP BY a."sampleId"
    ), free AS MATERIALIZED (
      ${free.length > 0 ? join(free, ' UNION ALL ') : sql`SELECT "sampleId" FROM own WHERE false`}
    )
    SELECT (SELECT count(*)::int FROM own WHERE NOT held) AS submitted,
      (SELECT count(*)::int FROM own WHERE held) AS held,
      (SELECT count(*)::int FROM own WHERE NOT held AND "sampleId" IN (SELECT "sampleId" FROM free)) AS again,
      (SELECT count(*) - count(DISTINCT "sampleId") FILTER (WHERE "sampleId" <> ${sampleId}::uuid
        AND "sampleId" NOT IN (SELECT "sampleId" FROM own WHERE held)) FROM free)::int AS repeated`;
}

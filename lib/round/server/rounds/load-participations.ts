import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { capOf } from '@/lib/round/load';
import type { RoundKind } from '@/lib/round/round';
import { inTurn } from '@/lib/round/turn-order';

/** A person's part in an open round. */
export interface Participation {
  roundId: string;
  kind: RoundKind;
  userId: string;
  /** Primary subtags that they read; none means every language. */
  languages: string[];
  /** Their places there: in progress or submitted. */
  had: number;
  /** Honeypots among these. */
  given: number;
  /** Whether they have a share of the load; what is left over they take without one. */
  shares: boolean;
  /** How many more they may take of their own share; null without a limit. */
  left: number | null;
  honeypotShare: number;
  /** They get what they have submitted in another round that counts. */
  repeats: boolean;
  leaseHours: number | null;
}

interface Row extends Omit<Participation, 'shares' | 'left'> {
  kind: RoundKind;
  number: number;
  position: number | null;
  even: boolean;
  places: number;
  weight: number | null;
  weightOfAll: number;
}

/**
 * The parts that people have in open rounds of a project, in the order in which rounds are worked off. Where the load is shared out, all annotators of the project have weight 1 unless the round says otherwise; a lead
 * who has no weight there takes what is left over. Who has weight 0 takes none, and is left out.
 *
 * @param who one person, or all who annotate in one round
 */
export async function loadParticipations(
  db: Db,
  projectId: string,
  who: { userId: string } | { roundId: string },
): Promise<Participation[]> {
  const people =
    'userId' in who
      ? Prisma.sql`(SELECT ${who.userId}::text AS "userId")`
      : Prisma.sql`(SELECT "userId" FROM "Member" WHERE "projectId" = ${projectId}::uuid AND role <> 'reader')`;
  const round = 'roundId' in who ? Prisma.sql`AND r.id = ${who.roundId}::uuid` : Prisma.empty;
  const rows = await db.$queryRaw<Row[]>`
    SELECT r.id AS "roundId", p."userId", coalesce(mine.languages, '{}') AS languages,
      r.kind, r.number, r.position, r.repeats, r.even, r.places, r."honeypotShare", r."leaseHours",
      coalesce(mine.weight, CASE WHEN own.role = 'annotator' THEN 1 END) AS weight,
      (SELECT count(*)::int FROM "Assignment" a
       WHERE a."roundId" = r.id AND a."userId" = p."userId" AND a.state IN ('claimed', 'submitted')) AS had,
      CASE WHEN r."honeypotShare" > 0 THEN (
        SELECT count(*)::int FROM "RoundSample" q
        JOIN "Assignment" a ON a."roundId" = q."roundId" AND a."sampleId" = q."sampleId"
        WHERE q."roundId" = r.id AND q.honeypot AND NOT q.withdrawn AND a."userId" = p."userId"
          AND a.state IN ('claimed', 'submitted')) ELSE 0 END AS given,
      CASE WHEN r.even THEN (
        SELECT coalesce(sum(coalesce(o.weight, CASE WHEN m.role = 'annotator' THEN 1 ELSE 0 END)), 0)::int
        FROM "Member" m LEFT JOIN "RoundMember" o ON o."roundId" = r.id AND o."userId" = m."userId"
        WHERE m."projectId" = r."projectId" AND m.role <> 'reader' AND (r.everybody OR o."userId" IS NOT NULL)
      ) ELSE 0 END AS "weightOfAll"
    FROM "Round" r CROSS JOIN ${people} p
    LEFT JOIN "RoundMember" mine ON mine."roundId" = r.id AND mine."userId" = p."userId"
    LEFT JOIN "Member" own ON own."projectId" = r."projectId" AND own."userId" = p."userId"
    WHERE r."projectId" = ${projectId}::uuid AND r.state = 'open' ${round} AND (r.everybody OR mine."userId" IS NOT NULL)`;
  return inTurn(rows).flatMap(({ number: _number, position: _position, ...row }) => {
    const { even, places, weight, weightOfAll, ...part } = row;
    if (weight === 0) return [];
    const shares = even && weight !== null;
    // Honeypots are no part of the load.
    const left = shares ? Math.max(0, capOf(places, weight, weightOfAll) - (part.had - part.given)) : null;
    return [{ ...part, shares, left }];
  });
}

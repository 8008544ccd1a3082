import type { Db } from '@/lib/db/client';
import { capOf } from '../load';

/** An open round in which a person may take places. */
export interface Turn {
  roundId: string;
  /** Primary subtags that they read; none means every language. */
  languages: string[];
  /** Places that they have there: in hand or submitted. */
  had: number;
  /** How many more they may take; null without a limit. */
  left: number | null;
  honeypotShare: number;
  leaseHours: number | null;
}

interface Row extends Omit<Turn, 'left'> {
  even: boolean;
  places: number;
  weight: number | null;
  weightOfAll: number;
}

/**
 * The open rounds in which a person has places to take, in the order in which they are worked off: training first, then by
 * number. Where the load is shared out, all annotators of the project have weight 1 unless the round says otherwise; a
 * lead who has no weight there takes what is left over.
 */
export async function listTurns(
  db: Db,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<Turn[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT r.id AS "roundId", coalesce(mine.languages, '{}') AS languages, r.even, r.places, r."honeypotShare", r."leaseHours",
      coalesce(mine.weight, CASE WHEN own.role = 'annotator' THEN 1 END) AS weight,
      (SELECT count(*)::int FROM "Assignment" a
       WHERE a."roundId" = r.id AND a."userId" = ${userId} AND a.state IN ('claimed', 'submitted')) AS had,
      CASE WHEN r.even THEN (
        SELECT coalesce(sum(coalesce(o.weight, CASE WHEN m.role = 'annotator' THEN 1 ELSE 0 END)), 0)::int
        FROM "Member" m LEFT JOIN "RoundMember" o ON o."roundId" = r.id AND o."userId" = m."userId"
        WHERE m."projectId" = r."projectId" AND m.role <> 'reader' AND (r.everybody OR o."userId" IS NOT NULL)
      ) ELSE 0 END AS "weightOfAll"
    FROM "Round" r
    LEFT JOIN "RoundMember" mine ON mine."roundId" = r.id AND mine."userId" = ${userId}
    LEFT JOIN "Member" own ON own."projectId" = r."projectId" AND own."userId" = ${userId}
    WHERE r."projectId" = ${projectId}::uuid AND r.state = 'open' AND (r.everybody OR mine."userId" IS NOT NULL)
    ORDER BY r.kind <> 'training', r.number`;
  return rows
    .map(({ even, places, weight, weightOfAll, ...turn }) => {
      const left = even && weight !== null ? capOf(places, weight, weightOfAll) - turn.had : null;
      return { ...turn, left: weight === 0 ? 0 : left };
    })
    .filter(({ left }) => left === null || left > 0);
}

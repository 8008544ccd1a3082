import type { Db, Tx } from '@/lib/db/client';

/** An open round in which a person may take places. */
export interface Turn {
  roundId: string;
  /** Primary subtags that they read; none means every language. */
  languages: string[];
}

/** The open rounds that a person takes part in, in the order in which they are worked off: training first, then by number. */
export async function listTurns(
  db: Db | Tx,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<Turn[]> {
  return db.$queryRaw<Turn[]>`
    SELECT r.id AS "roundId", coalesce(m.languages, '{}') AS languages
    FROM "Round" r LEFT JOIN "RoundMember" m ON m."roundId" = r.id AND m."userId" = ${userId}
    WHERE r."projectId" = ${projectId}::uuid AND r.state = 'open' AND (r.everybody OR m."userId" IS NOT NULL)
    ORDER BY r.kind <> 'training', r.number`;
}

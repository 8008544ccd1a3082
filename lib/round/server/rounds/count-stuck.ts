import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { RoundKind } from '@/lib/round/round';
import type { StuckPlaces } from '@/lib/round/view';
import { BARS, newTo } from '../places/new-to';
import { loadParticipations } from './load-participations';

/**
 * Free places of an open round that nobody who takes part may take: in languages that none of them reads, and more on a
 * sample than there are people who read it and may be offered it.
 */
export async function countStuck(
  db: Db,
  projectId: string,
  { id: roundId, kind }: { id: string; kind: RoundKind },
): Promise<StuckPlaces> {
  const people = await loadParticipations(db, projectId, { roundId });
  const annotators = JSON.stringify(people.map(({ userId, languages }) => ({ userId, languages })));
  const rows = await db.$queryRaw<{ language: string; readers: number; places: number }[]>`
    WITH taker AS MATERIALIZED (
      SELECT o."userId", o.languages FROM json_to_recordset(${annotators}::json) AS o("userId" text, languages text[])
    ), free AS MATERIALIZED (
      SELECT q."roundId", q."sampleId", q.language, q."openPlaces" FROM "RoundSample" q
      WHERE q."roundId" = ${roundId}::uuid AND q."openPlaces" > 0 AND NOT q.withdrawn AND NOT q.honeypot
    ), spoken AS (
      SELECT l.language, (SELECT count(*)::int FROM taker t
        WHERE cardinality(t.languages) = 0 OR l.language = ANY(t.languages || 'und'::text)) AS readers
      FROM (SELECT DISTINCT language FROM free) l
    ), had AS (
      SELECT q."sampleId", count(DISTINCT t."userId")::int AS n FROM free q ${refused(kind)}
        AND (cardinality(t.languages) = 0 OR q.language = ANY(t.languages || 'und'::text))
      GROUP BY 1
    )
    SELECT f.language, s.readers, sum(f."openPlaces" - greatest(0, s.readers - coalesce(h.n, 0)))::int AS places
    FROM free f JOIN spoken s USING (language) LEFT JOIN had h USING ("sampleId")
    WHERE f."openPlaces" > greatest(0, s.readers - coalesce(h.n, 0))
    GROUP BY 1, 2 ORDER BY 1`;
  const few = rows.filter(({ readers }) => readers > 0).reduce((sum, { places }) => sum + places, 0);
  const unread = rows.filter(({ readers }) => readers === 0);
  return { unread: unread.map(({ language, places }) => ({ language, places })), few };
}

/** Joins free sample `q` with each taker `t` who is not to be offered it: the opposite of mayBeOffered, found from the places. */
const refused = (kind: RoundKind): Prisma.Sql =>
  kind === 'training'
    ? Prisma.sql`JOIN taker t ON NOT ${newTo(Prisma.sql`t."userId"`)}`
    : Prisma.sql`JOIN "Assignment" k ON k."sampleId" = q."sampleId" AND ${BARS} JOIN taker t ON t."userId" = k."userId"`;

import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { draw } from '@/lib/round/draw';
import type { KnownCandidate } from '@/lib/round/known';
import { newTo } from '../places/new-to';
import { loadParticipations } from '../rounds/load-participations';

const { sql } = Prisma;

/** Somebody has had a place of RoundSample `q`, or an imported annotation stands on one. */
const HAD = sql`(q."openPlaces" < q.places OR EXISTS (
  SELECT FROM "Assignment" a WHERE a."roundId" = q."roundId" AND a."sampleId" = q."sampleId"))`;

/** A round, or one that is about to be opened, which has no id and no people of its own yet. */
export interface RoundOfKnown {
  id: string | null;
  projectId: string;
  number: number;
  annotators?: readonly string[];
}

/**
 * The samples of a project whose answer is known, as candidates of a round's honeypots or training. The draw is by the number of
 * the round, so that what will be chosen can be shown before it is opened.
 *
 * @param which a condition on Sample `s` and on `own`, its row in the round, with `had` where somebody has had it; null where it has none
 */
export async function readCandidates(
  db: Db,
  { id, projectId, number, annotators: given }: RoundOfKnown,
  use: 'honeypot' | 'training',
  which: Prisma.Sql,
): Promise<KnownCandidate[]> {
  const annotators =
    given ?? (await loadParticipations(db, projectId, { roundId: id! })).map(({ userId }) => userId);
  const serves = use === 'honeypot' ? sql`own.honeypot` : sql`true`;
  const rows = await db.$queryRaw<Omit<KnownCandidate, 'drawn'>[]>`
    SELECT s.id AS "sampleId", known.verdict, coalesce(u.${Prisma.raw(use)}, 'auto') AS choice,
      coalesce(own.had AND ${serves}, false) AS fixed, (
        SELECT count(*)::int FROM unnest(${annotators}::text[]) AS t(id), LATERAL (SELECT s.id AS "sampleId") q
        WHERE NOT ${newTo(sql`t.id`)}) AS "knownTo"
    FROM "Sample" s
    LEFT JOIN LATERAL (SELECT q.honeypot, ${HAD} AS had FROM "RoundSample" q
      WHERE q."roundId" = ${id}::uuid AND q."sampleId" = s.id) own ON true
    CROSS JOIN LATERAL face4rag_known_answer(s.id) known
    LEFT JOIN "KnownUse" u ON u."sampleId" = s.id
    WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL AND ${which}`;
  return rows.map((row) => ({ ...row, drawn: draw(use, `${projectId}/${number}`, row.sampleId) }));
}

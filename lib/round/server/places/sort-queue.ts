import { Prisma } from '@/generated/prisma/client';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import type { RoundOrder } from '@/lib/round/round';

const { sql } = Prisma;

/**
 * Score of a sample by what was said of its answer, null where too few spoke; the highest comes first: the share of pairs of a
 * judge and a person (or a file's label), or of two judges, that differ, the Shannon entropy of what judges say, in bits, or the greatest score of its
 * segments in the prediction that pre-fills it: the probability that it is inconsistent, once labels have calibrated it; or how evenly
 * the votes of the latest panel are split: 1 - 2 |share - 0.5|, from the share for inconsistent; or the share of what judges were asked
 * of a constructed sample that they do not confirm, each judge with the same weight.
 */
const scoresOf = (projectId: string): Record<Exclude<RoundOrder, 'arrival' | 'random'>, Prisma.Sql> => ({
  judge_human: sql`
    SELECT j."sampleId", avg((j.verdict <> p.verdict)::int) AS score
    FROM judge j JOIN human p ON p."sampleId" = j."sampleId" GROUP BY j."sampleId"`,
  judge_judge: sql`
    SELECT j."sampleId", avg((j.verdict <> o.verdict)::int) AS score
    FROM judge j JOIN judge o ON o."sampleId" = j."sampleId" AND o.n > j.n GROUP BY j."sampleId"`,
  entropy: sql`
    SELECT "sampleId", sum(-p * ln(p) / ln(2.0)) AS score FROM (
      SELECT "sampleId", count(*)::float8 / sum(count(*)) OVER w AS p, sum(count(*)) OVER w AS judges
      FROM judge GROUP BY "sampleId", verdict, types WINDOW w AS (PARTITION BY "sampleId")) said
    WHERE judges > 1 GROUP BY "sampleId"`,
  risk: sql`
    SELECT j."sampleId", max(CASE WHEN r."scoreCalibration" IS NULL THEN l.score ELSE 1 / (1 + exp(least(700,
      -((r."scoreCalibration" ->> 'slope')::float8 * l.score + (r."scoreCalibration" ->> 'intercept')::float8)))) END) AS score
    FROM judge j JOIN "Run" r ON r.id = j."runId"
    JOIN LATERAL (SELECT (machine ->> 'score')::float8 AS score FROM "Label" WHERE "annotationId" = j.id) l ON l.score IS NOT NULL
    WHERE j.prefills GROUP BY j."sampleId"`,
  panel: sql`
    SELECT DISTINCT ON (a."sampleId") a."sampleId", 1 - 2 * abs((l.machine ->> 'score')::float8 - 0.5) AS score
    FROM said a JOIN "Label" l ON l."annotationId" = a.id
    WHERE a.panel ORDER BY a."sampleId", a."createdAt" DESC, a.id DESC`,
  construction_doubt: sql`
    SELECT "sampleId", (1 - avg((error::int + coalesce(type, false)::int + coalesce(place, false)::int)::numeric
      / num_nonnulls(error, type, place)))::float8 AS score
    FROM (SELECT * FROM face4rag_construction_votes(${projectId}::uuid, NULL) OFFSET 0) vote GROUP BY "sampleId"`,
});

/** What files say of answers, and authors without an account whose labels came as drafts since they lack a type: released labels that are to be checked. */
const releasedLabels = (projectId: string): Prisma.Sql => sql`
  SELECT s.id, s."coarseLabel"::text FROM "Sample" s WHERE s."projectId" = ${projectId}::uuid AND s."coarseLabel" IS NOT NULL
  UNION ALL
  SELECT a."sampleId", a.verdict::text FROM "Annotation" a JOIN "Author" w ON w.id = a."authorId"
  WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' AND a.state = 'draft' AND a.verdict IS NOT NULL AND w."userId" IS NULL`;

/**
 * Ranks the whole queue of a round by one statement: the ranked part by score, what has none last, equals in order of arrival,
 * but by the draw where there are honeypots, which their number would tell; the random part by its draw. Both take turns by the
 * round's random share. What nobody has taken keeps how it stands now (lib/round/drawn.ts).
 */
export async function sortQueue(
  db: Tx,
  round: { id: string; projectId: string; order: RoundOrder; randomShare: number; honeypotShare: number },
): Promise<void> {
  const { id, projectId, order, randomShare, honeypotShare } = round;
  if (order === 'arrival' || order === 'random') return;
  await db.$executeRaw`
    WITH said AS (
      SELECT a.*, face4rag_counts_votes(r.params) AS panel FROM "Annotation" a JOIN "Run" r ON r.id = a."runId"
      WHERE a."projectId" = ${projectId}::uuid AND a.source = 'method' AND NOT a.superseded
    ), judge AS (
      SELECT a.id, a."runId", a.prefills, a."sampleId", row_number() OVER (PARTITION BY a."sampleId" ORDER BY a.id) AS n,
        coalesce(a.verdict::text, 'undecided') AS verdict, a."errorTypes"::text AS types
      FROM said a WHERE NOT a.panel
    ), human AS (
      SELECT a."sampleId", coalesce(a.verdict::text, 'undecided') AS verdict
      FROM "Annotation" a JOIN "Round" r ON r.id = a."roundId"
      WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' AND a.state = 'submitted' AND r.counts
      UNION ALL ${releasedLabels(projectId)}
    ), score AS (${scoresOf(projectId)[order]}), line AS (
      SELECT q."sampleId", q.stratum, row_number() OVER (PARTITION BY q.stratum ORDER BY
        CASE q.stratum WHEN 'random' THEN face4rag_draw('order', q."roundId", q."sampleId") END,
        score.score DESC NULLS LAST,
        CASE WHEN ${honeypotShare > 0} THEN face4rag_draw('order', q."roundId", q."sampleId") END, s.ordinal) - 1 AS n,
        jsonb_build_object('rank', row_number() OVER (ORDER BY score.score DESC NULLS LAST, s.ordinal), 'score', score.score,
          'share', ${randomShare}::int, 'of', count(*) OVER ()) AS draw
      FROM "RoundSample" q JOIN "Sample" s ON s.id = q."sampleId" LEFT JOIN score ON score."sampleId" = q."sampleId"
      WHERE q."roundId" = ${id}::uuid)
    UPDATE "RoundSample" q SET "queueKey" = (line.n + 0.5) / (greatest(1, CASE line.stratum WHEN 'random' THEN ${randomShare}::int ELSE 100 - ${randomShare}::int END) / 100.0),
      draw = CASE WHEN q."openPlaces" = q.places THEN line.draw ELSE q.draw END
    FROM line WHERE q."roundId" = ${id}::uuid AND q."sampleId" = line."sampleId"`;
  await db.round.update({ where: { id }, data: { sortedAt: now() } });
}

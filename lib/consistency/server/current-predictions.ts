import { Prisma } from '@/generated/prisma/client';
import { NEVER_PREFILL } from '../methods/registry';
import { ALIKE } from './alike';

const { sql } = Prisma;

/**
 * What a writer of predictions waits for, before currentPredictions at the latest: writers follow one another on a sample,
 * and none is at work while the project's choice changes.
 */
export const predictionLocks = (projectId: string, sampleIds: readonly string[]): Prisma.Sql[] => [
  sql`SELECT pg_advisory_xact_lock_shared(${lockOf(projectId)})`,
  sql`SELECT FROM "Sample" s WHERE s.id = ANY(${sampleIds}::uuid[]) ORDER BY s.id FOR NO KEY UPDATE`,
];

/**
 * What is written after predictions of samples have come, statement by statement: of those that judge alike the latest is
 * current, the earlier ones are superseded; of the current ones one pre-fills its sample. All writers of predictions run
 * these, after predictionLocks.
 *
 * @param told samples of which a file has said what is superseded
 */
export function currentPredictions(
  projectId: string,
  sampleIds: readonly string[],
  told: ReadonlySet<string> = new Set(),
): Prisma.Sql[] {
  const among = (ids: readonly string[]) => sql`a."sampleId" = ANY(${ids}::uuid[])`;
  return [
    sql`UPDATE "Annotation" a SET superseded = true, prefills = false FROM "Run" r
      WHERE ${among(sampleIds.filter((id) => !told.has(id)))} AND a.source = 'method' AND NOT a.superseded
        AND r.id = a."runId" AND EXISTS (
          SELECT FROM "Annotation" later JOIN "Run" o ON o.id = later."runId"
          WHERE later."sampleId" = a."sampleId" AND later.source = 'method' AND ${ALIKE}
            AND (later."createdAt", later.id) > (a."createdAt", a.id))`,
    ...markPrefills(among(sampleIds)),
  ];
}

/** What is written where a project's choice has changed, over all its samples; no prediction comes meanwhile. */
export function prefillsAnew(projectId: string, runId: string | null): Prisma.Sql[] {
  return [
    sql`SELECT pg_advisory_xact_lock(${lockOf(projectId)})`,
    sql`UPDATE "Project" SET "prefillRunId" = ${runId}::uuid WHERE id = ${projectId}::uuid`,
    ...markPrefills(sql`a."projectId" = ${projectId}::uuid`),
  ];
}

const lockOf = (projectId: string): Prisma.Sql => sql`hashtextextended(${`predictions ${projectId}`}, 0)`;

/**
 * A sample without a current prediction like the chosen run's is not pre-filled; where no run is chosen, its latest is.
 *
 * @param of a condition on Annotation `a`
 */
function markPrefills(of: Prisma.Sql): Prisma.Sql[] {
  const chosen = sql`
    SELECT DISTINCT ON (a."sampleId") a.id FROM "Annotation" a
    JOIN "Run" r ON r.id = a."runId" JOIN "Project" p ON p.id = a."projectId"
    LEFT JOIN "Run" o ON o.id = p."prefillRunId"
    WHERE ${of} AND a.source = 'method' AND NOT a.superseded AND r.method <> ALL(${NEVER_PREFILL}) AND (o.id IS NULL OR ${ALIKE})
    ORDER BY a."sampleId", a."createdAt" DESC, a.id DESC`;
  return [
    sql`UPDATE "Annotation" a SET prefills = false WHERE ${of} AND a.prefills AND a.id NOT IN (${chosen})`,
    sql`UPDATE "Annotation" a SET prefills = true WHERE a.id IN (${chosen}) AND NOT a.prefills`,
  ];
}

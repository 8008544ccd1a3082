import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { SampleChoice } from '@/lib/consistency/run-order';
import { DRY_RUN_SIZE } from '@/lib/consistency/dry-run';

const { sql } = Prisma;

/** Of a label's `machine`: a stage of its steps is without a verdict. */
export const WITHOUT_VERDICT = '$.steps.*.noVerdict ? (@ != null)';

interface Of {
  projectId: string;
  method: string;
  /** Null for a method that asks none. */
  model: string | null;
  choice: SampleChoice;
}

/** Runs `r` of the same method and model, whatever their parameters. */
const same = ({ method, model }: Of) => sql`r.method = ${method} AND r.model IS NOT DISTINCT FROM ${model}`;

const SCOPES: Record<SampleChoice['scope'], (of: Of) => Prisma.Sql> = {
  all: () => Prisma.empty,
  without_prediction: (of) => sql`AND NOT EXISTS (
    SELECT FROM "Annotation" a JOIN "Run" r ON r.id = a."runId" AND ${same(of)}
    WHERE a."sampleId" = s.id)`,
  no_verdict: (of) => sql`AND EXISTS (
    SELECT FROM "Annotation" a
    JOIN "Run" r ON r.id = a."runId" AND ${same(of)}
    JOIN "Label" l ON l."annotationId" = a.id
    WHERE a."sampleId" = s.id AND NOT a.superseded AND l.machine @? ${WITHOUT_VERDICT}::jsonpath)`,
};

/** Those whose gold a snapshot decides, or one split of it; none where the project has no such snapshot. */
function withGoldOf({ projectId, choice: { goldOf } }: Of): Prisma.Sql {
  if (goldOf === null) return Prisma.empty;
  const [number, split] = goldOf.split('/');
  return sql`AND EXISTS (
    SELECT FROM "SnapshotSample" x JOIN "Snapshot" n ON n.id = x."snapshotId"
    WHERE x."sampleId" = s.id AND n."projectId" = ${projectId}::uuid AND n.number = ${Number(number)} AND n.state = 'done'
      AND x.record->'gold'->>'verdict' IN ('consistent', 'inconsistent')
      ${split === undefined ? Prisma.empty : sql`AND x.split = ${split}`})`;
}

/** The chosen samples as rows (id, ordinal, length), withdrawn ones left out; length in characters of all texts. */
const chosen = (of: Of): Prisma.Sql => sql`
  SELECT s.id, s.ordinal, length(s.reference) + length(s.answer) + length(s.question) AS length
  FROM "Sample" s
  WHERE s."projectId" = ${of.projectId}::uuid AND s."withdrawnAt" IS NULL ${SCOPES[of.choice.scope](of)}
    ${withGoldOf(of)}
  ${of.choice.count === null ? Prisma.empty : sql`ORDER BY md5(s.id::text) LIMIT ${of.choice.count}`}`;

/** How many samples the choice holds. */
export async function countChosen(db: Db, of: Of): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM (${chosen(of)}) c`;
  return Number(row?.count ?? 0);
}

/** Their ids, in order. */
export async function chosenIds(db: Db, of: Of): Promise<string[]> {
  return ids(await db.$queryRaw<{ id: string }[]>`SELECT id FROM (${chosen(of)}) c ORDER BY ordinal`);
}

/** Some of them by lot, for an estimate of all. */
export async function someChosen(db: Db, of: Of, most: number): Promise<string[]> {
  return ids(
    await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM (${chosen(of)}) c ORDER BY md5(id::text || 'estimate') LIMIT ${most}`,
  );
}

/** The few of them that a dry run reads: from the middle of equal parts by length, a short, a common and a long one. */
export async function dryRunIds(db: Db, of: Of): Promise<string[]> {
  return ids(
    await db.$queryRaw<{ id: string }[]>`
      WITH c AS (${chosen(of)}),
      ranked AS (
        SELECT id, ordinal, row_number() OVER (ORDER BY length, ordinal) - 1 AS rank, count(*) OVER () AS total FROM c
      )
      SELECT id FROM ranked WHERE rank IN (
        SELECT floor((part + 0.5) * total / least(${DRY_RUN_SIZE}, total))::int
        FROM generate_series(0, least(${DRY_RUN_SIZE}, total)::int - 1) AS part)
      ORDER BY ordinal`,
  );
}

const ids = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

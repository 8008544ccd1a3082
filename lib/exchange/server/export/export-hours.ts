import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { csvSafe } from '../../formats/csv-safe';
import { rowSchema } from '../../formats/row-schema';

interface Row {
  name: string;
  email: string | null;
  number: number;
  kind: string;
  round: string;
  day: string;
  submitted: number;
  ms: number;
  honeypots: number;
}

/**
 * Hours of active work and annotations submitted, one row for each person, round and day in UTC, as CSV for spreadsheets: cells
 * that would run as formulas are neutralised. Honeypots have a column of their own; withdrawn samples count for hours alone. Who
 * takes it is in the audit log. For leads.
 */
export async function exportHours(ctx: Ctx, projectId: string) {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT w.name, u.email, r.number, r.kind::text AS kind, r.name AS round, t.day::text AS day,
      sum(t.submitted)::int AS submitted, sum(t.honeypots)::int AS honeypots, sum(t.ms)::float8 AS ms
    FROM (
      SELECT a."authorId", a."roundId", (s."createdAt" AT TIME ZONE 'UTC')::date AS day, 0 AS submitted, 0 AS honeypots, s.ms
      FROM "ActiveInterval" s JOIN "Annotation" a ON a.id = s."annotationId"
      WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator'
      UNION ALL
      SELECT a."authorId", a."roundId", (a."submittedAt" AT TIME ZONE 'UTC')::date, (p.part <> 'honeypot')::int, (p.part = 'honeypot')::int, 0
      FROM "Annotation" a JOIN "Sample" here ON here.id = a."sampleId" AND here."withdrawnAt" IS NULL,
        LATERAL (SELECT face4rag_part_of(a."roundId", a."sampleId") AS part) p
      WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' AND a.state = 'submitted'
        AND a."submittedAt" IS NOT NULL
    ) t
    JOIN "Author" w ON w.id = t."authorId" LEFT JOIN "User" u ON u.id = w."userId" AND u."importedIntoId" IS NULL JOIN "Round" r ON r.id = t."roundId"
    GROUP BY w.id, w.name, u.email, r.id, t.day
    ORDER BY w.name, w.id, r.number, t.day`;
  await inTx(ctx, (tx) =>
    recordAudit(tx, {
      action: 'export.download',
      objectType: 'project',
      objectId: projectId,
      projectId,
      after: { format: 'hours', rows: rows.length },
    }),
  );
  return {
    fileName: 'hours.csv',
    contentType: csvSafe.contentType,
    bytes: csvSafe.write(once(rows), SCHEMA),
  };
}

async function* once(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

const SCHEMA = rowSchema<Row, Row>(
  [
    ['person', 'string', ({ name }) => name],
    ['email', 'string', ({ email }) => email],
    ['round', 'integer', ({ number }) => number],
    ['round_kind', 'string', ({ kind }) => kind],
    ['round_name', 'string', ({ round }) => round],
    ['day_utc', 'string', ({ day }) => day],
    ['submitted', 'integer', ({ submitted }) => submitted],
    ['active_hours', 'number', ({ ms }) => Number((ms / 3_600_000).toFixed(2))],
    ['honeypots', 'integer', ({ honeypots }) => honeypots],
  ],
  (row) => [row],
);

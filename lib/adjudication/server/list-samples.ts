import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { SamplePage, SampleQuery, SampleRow } from '@/lib/sample/query';
import { hiddenGenerator } from '@/lib/sample/server/hidden-generator';
import { hiddenPredictions } from '@/lib/sample/server/hidden-predictions';
import { type Visibility, sampleFilter, seenBy } from '@/lib/sample/server/sample-filter';
import { type Stands, standsFor, stateIn } from '@/lib/sample/server/sample-state';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { refreshGold } from './gold/refresh-gold';

const { sql } = Prisma;

/** One page of the project's samples, filtered and sorted by the database, with the total of all pages. */
export async function listSamples(ctx: Ctx, projectId: string, query: SampleQuery): Promise<SamplePage> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const visibility = visibilityOf(ctx.actor, access.role);
  if ('all' in visibility) await refreshGold(ctx, projectId);
  const stands = await standsFor(ctx.db, projectId, visibility);
  const rows = await ctx.db.$queryRaw<Row[]>(pageOf(projectId, query, visibility, stands));
  return { rows: rows.filter((row) => row.id !== null).map(toRow), total: rows[0]?.total ?? 0 };
}

/** Beyond the last page there is one row, which holds the total alone. */
type Row = SampleRow & { total: number };

/** One pass over narrow rows for total and page, as texts are dear to search; then, for the page alone, what is shown. */
function pageOf(projectId: string, query: SampleQuery, visibility: Visibility, stands: Stands): Prisma.Sql {
  const { size, page, sort, descending } = query;
  const order = descending
    ? sql`here.key DESC NULLS LAST, here.ordinal DESC`
    : sql`here.key ASC NULLS LAST, here.ordinal ASC`;
  return sql`
    WITH hit AS MATERIALIZED (
      SELECT s.id, s.ordinal, ${KEYS[sort]} AS key
      FROM "Sample" s ${sort === 'updated' ? touched(projectId, visibility) : Prisma.empty}
      WHERE ${sampleFilter(projectId, query, visibility, stands)}
    ), page AS MATERIALIZED (
      SELECT * FROM hit AS here ORDER BY ${order} LIMIT ${size} OFFSET ${(page - 1) * size}
    ), numbered AS MATERIALIZED (${numbersOf(projectId)})
    SELECT (SELECT count(*)::int FROM hit) AS total,
      s.id, numbered.number, s."externalId", left(s.question, 240) AS question, left(s.answer, 240) AS answer,
      s.language, CASE WHEN NOT ${hiddenGenerator(projectId, visibility)} THEN s.generator END AS generator,
      ${stateIn(stands)} AS state,
      CASE WHEN NOT ${hiddenPredictions(projectId, visibility)} THEN (
       SELECT json_build_object('verdict', coalesce(a.verdict::text, 'undecided'), 'method', r.method)
       FROM "Annotation" a JOIN "Run" r ON r.id = a."runId"
       WHERE a."sampleId" = s.id AND a.prefills) END AS machine,
      (SELECT json_build_object('annotationId', a.id, 'author', w.name, 'state', a.state,
         'verdict', coalesce(a.verdict::text, 'undecided'), 'errorTypes', a."errorTypes",
         'flagReason', a."flagReason", 'updatedAt', max(a."updatedAt") OVER ())
       FROM "Annotation" a JOIN "Author" w ON w.id = a."authorId"
       WHERE a."sampleId" = s.id AND a.source = 'annotator' ${seenBy(visibility)}
       ORDER BY a.state = 'submitted' DESC, a."updatedAt" DESC LIMIT 1) AS human,
      ${goldFor(visibility)} AS gold
    FROM (SELECT) AS one LEFT JOIN page AS here ON true
      LEFT JOIN "Sample" s ON s.id = here.id LEFT JOIN numbered ON numbered.id = here.id
    ORDER BY ${order}`;
}

/** What the answer's gold says; like figures of gold, nothing for annotators, whose verdicts stay their own. */
const goldFor = (visibility: Visibility): Prisma.Sql =>
  'all' in visibility
    ? sql`(SELECT json_build_object('verdict', p."goldVerdict", 'origin', p."goldOrigin")
        FROM "SampleProgress" p WHERE p."sampleId" = s.id AND p."goldVerdict" IS NOT NULL AND p.state <> 'withdrawn')`
    : sql`NULL::json`;

/** Numbers of the samples of a page, from 1 in the order of arrival: what lies between one and the next is counted, so each sample once. */
const numbersOf = (projectId: string): Prisma.Sql => sql`
  SELECT id, sum((SELECT count(*) FROM "Sample" b
      WHERE b."projectId" = ${projectId}::uuid AND b.ordinal > p.before AND b.ordinal <= p.ordinal))
    OVER (ORDER BY ordinal)::int AS number
  FROM (SELECT id, ordinal, lag(ordinal, 1, 0) OVER (ORDER BY ordinal) AS before FROM page) AS p`;

/** What is sorted by, before the ordinal. */
const KEYS = { ordinal: sql`s."projectId"`, id: sql`s."externalId"`, updated: sql`t.at` };

/** When a person last touched the sample. */
function touched(projectId: string, visibility: Visibility): Prisma.Sql {
  return sql`LEFT JOIN (
    SELECT a."sampleId", max(a."updatedAt") AS at FROM "Annotation" a
    WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' ${seenBy(visibility)}
    GROUP BY a."sampleId") t ON t."sampleId" = s.id`;
}

function toRow({ human, total: _total, ...row }: Row): SampleRow {
  return { ...row, human: human && { ...human, updatedAt: new Date(human.updatedAt).toISOString() } };
}

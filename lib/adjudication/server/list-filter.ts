import { Prisma } from '@/generated/prisma/client';
import { DEFAULT_SAMPLE_QUERY, filterOf } from '@/lib/sample/query';
import { sampleFilter } from '@/lib/sample/server/sample-filter';
import type { GoldRule } from '../gold-rule';
import type { GoldState, ListQuery } from '../query';

const { sql, join } = Prisma;

/** The newest adjudication of each sample of a project, as a table. */
export const settledOf = (projectId: string): Prisma.Sql => sql`(
  SELECT DISTINCT ON (a."sampleId") a."sampleId", a.state, a.verdict, a."authorId" FROM "Annotation" a
  WHERE a."projectId" = ${projectId}::uuid AND a.source = 'adjudication' ORDER BY a."sampleId", a."createdAt" DESC, a.id DESC)`;

/** Whether the rule makes gold of Standing `d`. */
export function byRule({ kind, votes }: GoldRule): Prisma.Sql {
  if (kind === 'none') return sql`false`;
  if (kind === 'unanimous') return sql`(d.dissent = 0 AND d."leastVotes" > 1)`;
  return sql`(d."leastVotes" >= ${votes} AND d."leastMargin" > 0)`;
}

/** Where Standing `d` with adjudication `x` stands on its way to gold, as a word. */
export const stateOf = (rule: GoldRule): Prisma.Sql => sql`CASE
  WHEN x.state = 'submitted' THEN 'settled' WHEN x.state = 'draft' THEN 'begun'
  WHEN d.kind = 'single' THEN 'single' WHEN ${byRule(rule)} THEN 'agreed' ELSE 'todo' END`;

function inState(state: Exclude<GoldState, 'all'>, rule: GoldRule): Prisma.Sql {
  if (state === 'settled') return sql`x.state = 'submitted'`;
  if (state === 'begun') return sql`x.state = 'draft'`;
  if (state === 'single') return sql`x.state IS NULL AND d.kind = 'single'`;
  const agreed = state === 'agreed' ? byRule(rule) : sql`NOT ${byRule(rule)}`;
  // What somebody has begun still waits.
  const x = state === 'agreed' ? sql`x.state IS NULL` : sql`x.state IS DISTINCT FROM 'submitted'`;
  return sql`${x} AND d.kind <> 'single' AND ${agreed}`;
}

const AGREEMENT = { low: sql`d.agreement < 0.5`, some: sql`d.agreement < 1`, full: sql`d.agreement = 1` };

/** The query's filters as a condition on Standing `d`, its Sample `s` and adjudication `x`. */
export function listFilter(projectId: string, query: ListQuery, rule: GoldRule): Prisma.Sql {
  const { search, machine, generator, flagged } = query;
  const own = { ...filterOf(DEFAULT_SAMPLE_QUERY), search, machine, generator, flagged };
  const conditions = [
    sql`d."projectId" = ${projectId}::uuid AND d.current`,
    sampleFilter(projectId, own, { all: true }),
    query.state !== 'all' && inState(query.state, rule),
    query.kind !== null && sql`d.kind = ${query.kind}::"StandingKind"`,
    query.agreement !== null && AGREEMENT[query.agreement],
    query.annotator !== null && sql`d.raters @> ARRAY[${query.annotator}::uuid]`,
    query.errorType !== null &&
      sql`d."sampleId" IN (SELECT a."sampleId" FROM "Annotation" a WHERE a."projectId" = ${projectId}::uuid
        AND a.source = 'annotator' AND a."errorTypes" @> ARRAY[${query.errorType}::"ErrorType"])`,
    query.round !== null &&
      sql`d."roundId" = (SELECT r.id FROM "Round" r WHERE r."projectId" = ${projectId}::uuid AND r.number = ${query.round})`,
    query.comments &&
      sql`EXISTS (SELECT FROM "Comment" c WHERE c."sampleId" = d."sampleId" AND c."threadId" IS NULL
      AND c."resolvedAt" IS NULL AND c."deletedAt" IS NULL)`,
  ];
  return join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

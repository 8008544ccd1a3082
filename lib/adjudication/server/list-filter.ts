import { Prisma } from '@/generated/prisma/client';
import { contains } from '@/lib/sample/server/sample-filter';
import type { GoldRule } from '../gold-rule';
import type { GoldState, ListQuery } from '../query';

const { sql, join, empty } = Prisma;

/** Whether the rule makes gold of entry `d`. */
export function byRule({ kind, votes }: GoldRule): Prisma.Sql {
  if (kind === 'none') return sql`false`;
  if (kind === 'unanimous') return sql`(d.dissent = 0 AND d."leastVotes" > 1)`;
  return sql`(d."leastVotes" >= ${votes} AND d."leastMargin" > 0)`;
}

/** Where entry `d` stands on its way to gold, as a word. */
export const stateOf = (rule: GoldRule): Prisma.Sql => sql`CASE
  WHEN d.settling = 'submitted' THEN 'settled' WHEN d.settling = 'draft' THEN 'begun'
  WHEN d.kind = 'single' THEN 'single' WHEN ${byRule(rule)} THEN 'agreed' ELSE 'todo' END`;

function inState(state: Exclude<GoldState, 'all'>, rule: GoldRule): Prisma.Sql {
  if (state === 'settled') return sql`d.settling = 'submitted'`;
  if (state === 'begun') return sql`d.settling = 'draft'`;
  if (state === 'single') return sql`d.settling IS NULL AND d.kind = 'single'`;
  const agreed = state === 'agreed' ? byRule(rule) : sql`NOT ${byRule(rule)}`;
  // What somebody has begun still waits.
  const settling =
    state === 'agreed' ? sql`d.settling IS NULL` : sql`d.settling IS DISTINCT FROM 'submitted'`;
  return sql`${settling} AND d.kind <> 'single' AND ${agreed}`;
}

const AGREEMENT = { low: sql`d.agreement < 0.5`, some: sql`d.agreement < 1`, full: sql`d.agreement = 1` };

/**
 * The entries `d` of a project that pass the query's filters, as what stands behind SELECT. Each filter is read from the narrow
 * rows themselves, or is a set of samples that an index answers alone; only a search reads the samples.
 */
export function entriesOf(projectId: string, query: ListQuery, rule: GoldRule): Prisma.Sql {
  const { state } = query;
  const conditions = [
    sql`d."projectId" = ${projectId}::uuid AND d."roundId" IS NOT NULL`,
    state !== 'all' && inState(state, rule),
    query.kind !== null && sql`d.kind = ${query.kind}::"StandingKind"`,
    query.agreement !== null && AGREEMENT[query.agreement],
    query.annotator !== null && sql`d.raters @> ARRAY[${query.annotator}::uuid]`,
    query.errorType !== null && sql`d."errorTypes" @> ARRAY[${query.errorType}::"ErrorType"]`,
    query.generator !== null && sql`d.generator = ${query.generator}`,
    query.round !== null &&
      sql`d."roundId" = (SELECT r.id FROM "Round" r WHERE r."projectId" = ${projectId}::uuid AND r.number = ${query.round})`,
    ...setsOf(projectId, query).map((set) => sql`d."sampleId" IN (${set})`),
  ];
  return sql`FROM "SettleEntry" d ${query.search === null ? empty : holding(projectId, query.search)} WHERE ${join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  )}`;
}

/**
 * Joins the samples that hold a text. Nearly all may: the entry's id is worded so that no index finds it, and the database joins
 * in a hash on all processors, where it expects few and would look up one entry after another.
 */
const holding = (projectId: string, search: string): Prisma.Sql => sql`JOIN "Sample" s
  ON s.id = CASE WHEN d."roundId" IS NOT NULL THEN d."sampleId" END
  AND s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL AND ${contains(search)}`;

/** Samples that something holds of which entries do not carry. */
function setsOf(projectId: string, { machine, flagged, comments }: ListQuery): Prisma.Sql[] {
  const annotations = sql`SELECT a."sampleId" FROM "Annotation" a WHERE a."projectId" = ${projectId}::uuid`;
  const verdict = machine === 'undecided' ? sql`IS NULL` : sql`= ${machine}::"Verdict"`;
  return [
    machine !== null &&
      sql`${annotations} AND a.source = 'method' AND NOT a.superseded AND a.verdict ${verdict}`,
    flagged && sql`${annotations} AND a.source = 'annotator' AND a."flagReason" IS NOT NULL`,
    comments &&
      sql`SELECT c."sampleId" FROM "Comment" c WHERE c."projectId" = ${projectId}::uuid AND c."threadId" IS NULL
      AND c."resolvedAt" IS NULL AND c."deletedAt" IS NULL`,
  ].filter((set) => set !== false);
}

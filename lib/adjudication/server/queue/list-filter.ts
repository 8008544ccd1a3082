import { Prisma } from '@/generated/prisma/client';
import { contains } from '@/lib/sample/server/sample-filter';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import type { GoldState, ListQuery } from '@/lib/adjudication/query';

const { sql, join, empty } = Prisma;

/** Whether a rule is content with so many votes, twice these less all, and so many for something else; as `isEnough` has it. */
function meets(rule: GoldRule, votes: Prisma.Sql, margin: Prisma.Sql, dissent: Prisma.Sql): Prisma.Sql {
  if (rule.kind === 'none') return sql`false`;
  if (rule.kind === 'unanimous') return sql`(${dissent} = 0 AND ${votes} > 1)`;
  return sql`(${votes} >= ${rule.votes} AND ${margin} > 0)`;
}

/** Whether the rule makes a verdict of every unit of entry `d`, and of the answer none that contradicts them. */
function verdictsByRule(rule: GoldRule): Prisma.Sql {
  const others = sql`(cardinality(d.raters) - d.against)`;
  const torn = meets(rule, sql`d.against`, sql`(d.against - ${others})`, others);
  return sql`(${meets(rule, sql`d."verdictVotes"`, sql`d."verdictMargin"`, sql`d."verdictDissent"`)} AND NOT ${torn})`;
}

/** Whether the rule makes gold of entry `d`. */
const byRule = (rule: GoldRule): Prisma.Sql =>
  sql`(${meets(rule, sql`d."leastVotes"`, sql`d."leastMargin"`, sql`d.dissent`)} AND ${verdictsByRule(rule)})`;

/** What entry `d` still needs a lead for, as `goldOf` has it for several people; null where the rule makes gold of it. */
export const needOf = (
  rule: GoldRule,
): Prisma.Sql => sql`CASE WHEN d.kind = 'single' THEN NULL WHEN d."segmentationOpen" THEN 'cut'
  WHEN ${byRule(rule)} THEN NULL WHEN ${verdictsByRule(rule)} THEN 'type' ELSE 'verdict' END`;

/** Where entry `d` stands on its way to gold, as a word. */
export const stateOf = (rule: GoldRule): Prisma.Sql => sql`CASE
  WHEN d.adjudication = 'submitted' THEN 'adjudicated' WHEN d.adjudication = 'draft' THEN 'begun'
  WHEN d.kind = 'single' THEN 'single' WHEN ${byRule(rule)} THEN 'agreed' ELSE 'todo' END`;

function inState(state: Exclude<GoldState, 'all'>, rule: GoldRule): Prisma.Sql {
  if (state === 'adjudicated') return sql`d.adjudication = 'submitted'`;
  if (state === 'begun') return sql`d.adjudication = 'draft'`;
  if (state === 'single') return sql`d.adjudication IS NULL AND d.kind = 'single'`;
  const agreed = state === 'agreed' ? byRule(rule) : sql`NOT ${byRule(rule)}`;
  // What somebody has begun still waits.
  const adjudication =
    state === 'agreed' ? sql`d.adjudication IS NULL` : sql`d.adjudication IS DISTINCT FROM 'submitted'`;
  return sql`${adjudication} AND d.kind <> 'single' AND ${agreed}`;
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
    query.kind !== null && sql`d.kind = ${query.kind}::"DisagreementKind"`,
    query.cut && sql`d.segmentations > 1`,
    query.agreement !== null && AGREEMENT[query.agreement],
    query.annotator !== null && sql`d.raters @> ARRAY[${query.annotator}::uuid]`,
    query.errorType !== null && sql`d."errorTypes" @> ARRAY[${query.errorType}::"ErrorType"]`,
    query.generator !== null && sql`d.generator = ${query.generator}`,
    query.round !== null &&
      sql`d."roundId" = (SELECT r.id FROM "Round" r WHERE r."projectId" = ${projectId}::uuid AND r.number = ${query.round})`,
    ...setsOf(projectId, query).map((set) => sql`d."sampleId" IN (${set})`),
  ];
  return sql`FROM "AdjudicationEntry" d ${query.search === null ? empty : holding(projectId, query.search)} WHERE ${join(
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
    machine !== null && sql`${annotations} AND a.prefills AND a.verdict ${verdict}`,
    flagged && sql`${annotations} AND a.source = 'annotator' AND a."flagReason" IS NOT NULL`,
    comments &&
      sql`SELECT c."sampleId" FROM "Comment" c WHERE c."projectId" = ${projectId}::uuid AND c."threadId" IS NULL
      AND c."resolvedAt" IS NULL AND c."deletedAt" IS NULL`,
  ].filter((set) => set !== false);
}

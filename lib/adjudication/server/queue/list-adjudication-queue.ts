import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { compareNames } from '@/lib/text/by-name';
import type { GoldSettings } from '@/lib/adjudication/gold-rule';
import type { ListPage, ListQuery, ListRow } from '@/lib/adjudication/query';
import { entriesOf, needOf, stateOf } from './list-filter';
import { KEYS, orderOf } from './list-order';
import { loadGoldSettings } from '../gold/load-gold-settings';
import { refreshEntries } from './refresh-entries';

const { sql } = Prisma;

/** One page of what is to be adjudicated, for leads: what decides an answer's verdict first. The database filters, sorts and counts. */
export async function listAdjudicationQueue(
  ctx: Ctx,
  projectId: string,
  query: ListQuery,
): Promise<ListPage> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const [settings, fresh] = await Promise.all([
    loadGoldSettings(ctx.db, projectId),
    refreshEntries(ctx, projectId),
  ]);
  const rows = await ctx.db.$queryRaw<Row[]>(pageOf(projectId, query, settings));
  return { rows: rows.filter((row) => row.id !== null).map(toRow), total: rows[0]?.total ?? 0, fresh };
}

/** Beyond the last page there is one row, which holds the total alone. */
type Row = ListRow & { total: number };
/** People stand in the same order in every row; where their names are hidden there are none to go by. */
function toRow({ total: _total, people, verdicts, ...row }: Row): ListRow {
  const order = people.map((_, at) => at).sort((a, b) => compareNames(people[a]!, people[b]!));
  return people.length === 0
    ? { ...row, people, verdicts }
    : { ...row, people: order.map((at) => people[at]!), verdicts: order.map((at) => verdicts[at]!) };
}

function pageOf(projectId: string, query: ListQuery, { rule, namesHidden }: GoldSettings): Prisma.Sql {
  const { size, page } = query;
  // Page and count walk along an index of their own each; together with a search, they share one walk over narrow rows.
  const once = query.search === null ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`;
  return sql`
    WITH entry AS ${once} (
      SELECT d."sampleId", ${KEYS[query.sort]} ${entriesOf(projectId, query, rule)}
    ), page AS MATERIALIZED (
      SELECT "sampleId", row_number() OVER () AS place FROM (
        SELECT * FROM entry d ORDER BY ${orderOf(query)} LIMIT ${size} OFFSET ${(page - 1) * size}) AS sorted
    )
    SELECT (SELECT count(*)::int FROM entry) AS total,
      s.id, s.ordinal, s."externalId", left(s.question, 240) AS question, s.language, s.generator,
      d.kind, d.agreement, d.pivotal, d.segmentations, d.verdicts, r.number AS round, ${stateOf(rule)} AS state,
      CASE WHEN d.adjudication IS DISTINCT FROM 'submitted' THEN ${needOf(rule)} END AS needs,
      CASE WHEN ${namesHidden} THEN '{}' ELSE ARRAY(SELECT w.name FROM unnest(d.raters) WITH ORDINALITY AS u(id, n)
        JOIN "Author" w ON w.id = u.id ORDER BY u.n) END AS people,
      (SELECT coalesce(m.verdict::text, 'undecided') FROM "Annotation" m
       WHERE m."sampleId" = s.id AND m.prefills) AS machine,
      EXISTS (SELECT FROM "Annotation" f WHERE f."sampleId" = s.id AND f.source = 'annotator' AND f."flagReason" IS NOT NULL) AS flagged,
      (SELECT count(*)::int FROM "Comment" c WHERE c."sampleId" = s.id AND c."threadId" IS NULL
       AND c."resolvedAt" IS NULL AND c."deletedAt" IS NULL) AS comments,
      lead.name AS by, CASE WHEN x.state = 'submitted' THEN coalesce(x.verdict::text, 'undecided') END AS verdict
    FROM (SELECT) AS one LEFT JOIN page p ON true
    LEFT JOIN "AdjudicationEntry" d ON d."sampleId" = p."sampleId"
    LEFT JOIN "Sample" s ON s.id = d."sampleId"
    LEFT JOIN "Round" r ON r.id = d."roundId"
    LEFT JOIN LATERAL (SELECT a.state, a.verdict, a."authorId" FROM "Annotation" a WHERE a."sampleId" = d."sampleId"
      AND a.source = 'adjudication' ORDER BY a."createdAt" DESC, a.id DESC LIMIT 1) x ON true
    LEFT JOIN "Author" lead ON lead.id = x."authorId"
    ORDER BY p.place`;
}

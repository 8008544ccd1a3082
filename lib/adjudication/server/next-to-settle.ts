import { Prisma } from '@/generated/prisma/client';
import { refreshStandings } from '@/lib/agreement/server/refresh-standings';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { ListQuery } from '../query';
import { hits } from './hits';
import { listFilter } from './list-filter';
import { readGoldSettings } from './read-gold-settings';

const { sql } = Prisma;

/**
 * The sample to settle after one, in the order of the list and by its filters; round again from its head. One that another
 * lead is at is passed over. Null when nothing waits but the sample itself. For leads.
 */
export async function nextToSettle(
  ctx: Ctx,
  projectId: string,
  afterId: string,
  query: ListQuery,
): Promise<string | null> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const { rule } = await readGoldSettings(ctx.db, projectId);
  await refreshStandings(ctx, projectId);
  const state = query.state === 'all' ? 'todo' : query.state;
  // The one at hand may have left the list by being settled: its place is where it would stand.
  const itself = sql`d.current AND d."sampleId" = ${rowId(afterId, 'sample')}::uuid`;
  const back = query.sort === 'id' && query.descending;
  const [on, way] = back ? [sql`<`, sql`DESC`] : [sql`>`, sql`ASC`];
  const [found] = await ctx.db.$queryRaw<{ id: string }[]>(sql`
    WITH h AS MATERIALIZED (${hits(projectId, query, listFilter(projectId, { ...query, state }, rule))}),
    here AS MATERIALIZED (${hits(projectId, query, itself)})
    SELECT h.id FROM h LEFT JOIN here ON true
    WHERE h.id <> ${afterId}::uuid AND h.id NOT IN (
      SELECT a."sampleId" FROM "Annotation" a JOIN "Author" w ON w.id = a."authorId"
      WHERE a."projectId" = ${projectId}::uuid AND a.source = 'adjudication' AND a.state = 'draft'
        AND w."userId" IS DISTINCT FROM ${ctx.actor.userId})
    ORDER BY (${key(query, sql`h`)} ${on} ${key(query, sql`here`)}) DESC NULLS FIRST, ${key(query, sql`h`)} ${way} LIMIT 1`);
  return found?.id ?? null;
}

/** The place of a hit in the order of the list, as a row that grows along it. */
function key({ sort, descending }: ListQuery, of: Prisma.Sql): Prisma.Sql {
  const sign = descending ? sql`-` : Prisma.empty;
  if (sort === 'priority')
    return sql`(NOT ${of}.pivots, -array_position(enum_range(${of}.kind), ${of}.kind), ${of}.ordinal)`;
  if (sort === 'agreement')
    return sql`(${of}.agreement IS NULL, ${sign}coalesce(${of}.agreement, 0), ${of}.ordinal)`;
  if (sort === 'id') return sql`(${of}."externalId", ${of}.ordinal)`;
  return sql`(true, ${sign}${of}.ordinal)`;
}

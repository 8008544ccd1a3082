import { Prisma } from '@/generated/prisma/client';
import { refreshStandings } from '@/lib/agreement/server/refresh-standings';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { ListQuery } from '../query';
import { hits, orderOf } from './hits';
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
  const [found] = await ctx.db.$queryRaw<{ id: string }[]>(sql`
    WITH h AS MATERIALIZED (${hits(projectId, query, listFilter(projectId, { ...query, state }, rule))}),
    here AS MATERIALIZED (${hits(projectId, query, itself)})
    SELECT id FROM (
      SELECT h.*, ${isLater(query)} AS later FROM h LEFT JOIN here ON true
      WHERE h.id <> ${afterId}::uuid AND h.id NOT IN (
        SELECT a."sampleId" FROM "Annotation" a JOIN "Author" w ON w.id = a."authorId"
        WHERE a."projectId" = ${projectId}::uuid AND a.source = 'adjudication' AND a.state = 'draft'
          AND w."userId" IS DISTINCT FROM ${ctx.actor.userId})) AS waiting
    ORDER BY later DESC NULLS FIRST, ${orderOf(query)} LIMIT 1`);
  return found?.id ?? null;
}

/** Whether hit `h` stands after the one at hand, `here`, in the order of the list. */
function isLater({ sort, descending }: ListQuery): Prisma.Sql {
  const [on, sign] = descending ? [sql`<`, sql`-`] : [sql`>`, Prisma.empty];
  const level = (of: Prisma.Sql) =>
    sql`(${of}.agreement IS NULL, ${sign}coalesce(${of}.agreement, 0), ${of}.ordinal)`;
  if (sort === 'priority')
    return sql`(h.pivots, h.kind, -h.ordinal) < (here.pivots, here.kind, -here.ordinal)`;
  if (sort === 'agreement') return sql`${level(sql`h`)} > ${level(sql`here`)}`;
  return sort === 'id' ? sql`h."externalId" ${on} here."externalId"` : sql`h.ordinal ${on} here.ordinal`;
}

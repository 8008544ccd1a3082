import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { refreshStandings } from '@/lib/agreement/server/refresh-standings';
import { requireProject } from '@/lib/project/server/require-project';
import type { ListQuery } from '../query';
import { hits, orderOf } from './list-to-settle';
import { readGoldSettings } from './read-gold-settings';

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
  // The one at hand may have left the list by being settled: its place is where it would stand.
  const all = { ...query, state: 'all' } as const;
  const [found] = await ctx.db.$queryRaw<{ id: string }[]>(Prisma.sql`
    WITH waiting AS (${hits(projectId, { ...query, state: query.state === 'all' ? 'todo' : query.state }, rule)}),
    here AS (SELECT * FROM (${hits(projectId, all, rule)}) AS h WHERE h.id = ${rowId(afterId, 'sample')}::uuid),
    ranked AS (
      SELECT id, row_number() OVER (ORDER BY ${orderOf(query)}) AS n
      FROM (SELECT * FROM waiting WHERE id <> ${afterId}::uuid UNION ALL SELECT * FROM here) AS h)
    SELECT r.id FROM ranked r LEFT JOIN ranked h ON h.id = ${afterId}::uuid
    WHERE r.id <> ${afterId}::uuid AND NOT EXISTS (
      SELECT FROM "Annotation" a JOIN "Author" w ON w.id = a."authorId" WHERE a."sampleId" = r.id
        AND a.source = 'adjudication' AND a.state = 'draft' AND w."userId" IS DISTINCT FROM ${ctx.actor.userId})
    ORDER BY (r.n < coalesce(h.n, 0)), r.n LIMIT 1`);
  return found?.id ?? null;
}

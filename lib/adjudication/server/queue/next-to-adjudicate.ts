import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { ListQuery } from '@/lib/adjudication/query';
import { entriesOf } from './list-filter';
import { isLater, orderOf } from './list-order';
import { loadGoldSettings } from '../gold/load-gold-settings';
import { refreshEntries } from './refresh-entries';

const { sql } = Prisma;

/**
 * The sample to adjudicate after one, in the order of the list and by its filters; round again from its head. One that another
 * lead is at is passed over. Null when nothing waits but the sample itself. For leads.
 */
export async function nextToAdjudicate(
  ctx: Ctx,
  projectId: string,
  afterId: string,
  query: ListQuery,
): Promise<string | null> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const { rule } = await loadGoldSettings(ctx.db, projectId);
  await refreshEntries(ctx, projectId);
  const state = query.state === 'all' ? 'todo' : query.state;
  // The current one may have left the list by being adjudicated: its place is where it would stand.
  const here = sql`SELECT * FROM "AdjudicationEntry" WHERE "sampleId" = ${rowId(afterId, 'sample')}::uuid`;
  const [found] = await ctx.db.$queryRaw<{ id: string }[]>(sql`
    WITH here AS (${here}), elsewhere AS MATERIALIZED (
      SELECT a."sampleId" FROM "Annotation" a JOIN "Author" w ON w.id = a."authorId"
      WHERE a."projectId" = ${projectId}::uuid AND a.source = 'adjudication' AND a.state = 'draft'
        AND w."userId" IS DISTINCT FROM ${ctx.actor.userId})
    SELECT d."sampleId" AS id FROM (
      SELECT d.* ${entriesOf(projectId, { ...query, state }, rule)}) AS d LEFT JOIN here ON true
    WHERE d."sampleId" <> ${afterId}::uuid AND d."sampleId" NOT IN (SELECT "sampleId" FROM elsewhere)
    ORDER BY ${isLater(query)} DESC NULLS FIRST, ${orderOf(query)} LIMIT 1`);
  return found?.id ?? null;
}

import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { DEFAULT_LIST_QUERY } from '@/lib/adjudication/query';
import { loadGoldSettings } from '../gold/load-gold-settings';
import { entriesOf } from './list-filter';
import { refreshEntries } from './refresh-entries';

/** Beyond as many nobody asks how many exactly, and counting them would take as long as the list. */
const MOST = 1_000;

export interface ToAdjudicate {
  /** What the list of samples to adjudicate holds as it opens, at most MOST; `more`: there are more. */
  count: number;
  more: boolean;
  /** Of these, samples where the verdict on the answer hangs on what a lead says. */
  decisive: number;
}

/** How many samples wait for a lead to adjudicate them; for leads. */
export async function countToAdjudicate(ctx: Ctx, projectId: string): Promise<ToAdjudicate> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const [{ rule }] = await Promise.all([loadGoldSettings(ctx.db, projectId), refreshEntries(ctx, projectId)]);
  const rows = await ctx.db.$queryRaw<{ count: number; decisive: number }[]>(Prisma.sql`
    SELECT count(*)::int AS count, count(*) FILTER (WHERE waiting."isPivotal")::int AS decisive FROM (
      SELECT d."isPivotal" ${entriesOf(projectId, DEFAULT_LIST_QUERY, rule)} LIMIT ${MOST + 1}) AS waiting`);
  const { count, decisive } = rows[0]!;
  return { count: Math.min(count, MOST), more: count > MOST, decisive: Math.min(decisive, MOST) };
}

import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { cancelReport } from '@/lib/jobs/report-state';
import { requireProject } from '@/lib/project/server/require-project';

/** Stops statistics that are being made; those before them stay. Fails with `state`/already_ended. Leads only. */
export async function stopStatistics(ctx: Ctx, projectId: string, statisticsId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const id = rowId(statisticsId, 'statistics');
  if (await cancelReport(ctx.db, 'GoldStatistics', { id, projectId })) return;
  if ((await ctx.db.goldStatistics.count({ where: { id, projectId } })) === 0)
    fail({ code: 'not_found', object: 'statistics' });
  fail({ code: 'state', object: 'statistics', reason: 'already_ended' });
}

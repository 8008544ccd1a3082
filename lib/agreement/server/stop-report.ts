import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';

/** Stops a report that is being made; the one before it stays. Fails with `state`/already_ended. Leads only. */
export async function stopReport(ctx: Ctx, projectId: string, reportId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const where = { id: rowId(reportId, 'report'), projectId };
  const stopped = await ctx.db.agreementReport.updateMany({
    where: { ...where, state: { in: ['queued', 'running'] } },
    data: { state: 'cancelled', finishedAt: now() },
  });
  if (stopped.count > 0) return;
  if ((await ctx.db.agreementReport.count({ where })) === 0) fail({ code: 'not_found', object: 'report' });
  fail({ code: 'state', object: 'report', reason: 'already_ended' });
}

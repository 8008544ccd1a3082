import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { cancelReport } from '@/lib/jobs/report-state';
import { requireProject } from '@/lib/project/server/require-project';

/** Stops a report that is being made; the one before it stays. Fails with `state`/already_ended. Leads only. */
export async function stopReport(ctx: Ctx, projectId: string, reportId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const id = rowId(reportId, 'report');
  if (await cancelReport(ctx.db, 'AgreementReport', { id, projectId })) return;
  if ((await ctx.db.agreementReport.count({ where: { id, projectId } })) === 0)
    fail({ code: 'not_found', object: 'report' });
  fail({ code: 'state', object: 'report', reason: 'already_ended' });
}

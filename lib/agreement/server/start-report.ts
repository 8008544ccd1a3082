import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { enqueue } from '@/lib/jobs/boss';
import { requireProject } from '@/lib/project/server/require-project';
import type { ReportScope } from './report-scope';
import { requireReportScope } from './require-report-scope';

const GOING = ['queued', 'running'] as const;

/**
 * Has the coefficients of a scope computed. Returns the report that is under way already, if there is one. For leads and readers.
 * Fails with not_found for a round, language, generator or origin that the project has not.
 */
export async function startReport(ctx: Ctx, wanted: ReportScope): Promise<{ id: string }> {
  const { projectId } = wanted;
  await requireProject(ctx, rowId(projectId, 'project'), 'figures', { writes: true });
  return inTx(ctx, async ({ db, actor }) => {
    await db.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
    const scope = await requireReportScope(db, wanted);
    const going = await db.agreementReport.findFirst({
      where: { ...scope, state: { in: [...GOING] } },
      select: { id: true },
    });
    if (going) return going;
    const report = await db.agreementReport.create({
      data: { ...scope, createdById: actor.userId },
      select: { id: true },
    });
    await enqueue(db, 'make-report', { reportId: report.id });
    return report;
  });
}

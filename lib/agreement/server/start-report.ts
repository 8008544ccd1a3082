import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/boss';
import { requireProject } from '@/lib/project/server/require-project';

const GOING = ['queued', 'running'] as const;

/**
 * Has the coefficients of a round computed, or with null those of the newest counting round of every sample. Answers the
 * report that is under way already, if there is one. A lead's act.
 */
export async function startReport(
  ctx: Ctx,
  projectId: string,
  roundId: string | null,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  return inTx(ctx, async ({ db, actor }) => {
    await db.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
    if (roundId !== null) {
      const round = await db.round.findFirst({
        where: { id: rowId(roundId, 'round'), projectId },
        select: { id: true },
      });
      if (!round) fail({ code: 'not_found', object: 'round' });
    }
    const going = await db.agreementReport.findFirst({
      where: { projectId, roundId, state: { in: [...GOING] } },
      select: { id: true },
    });
    if (going) return going;
    const report = await db.agreementReport.create({
      data: { projectId, roundId, createdById: actor.userId },
      select: { id: true },
    });
    await enqueue(db, 'make-report', { reportId: report.id });
    return report;
  });
}

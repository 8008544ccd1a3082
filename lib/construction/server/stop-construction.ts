import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { cancelReport } from '@/lib/jobs/report-state';
import { requireProject } from '@/lib/project/server/require-project';

/** Stops a construction; the samples that it has made stay. Fails with `state`/already_ended. Leads only. */
export async function stopConstruction(ctx: Ctx, projectId: string, constructionId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const id = rowId(constructionId, 'construction');
  await inTx(ctx, async (tx) => {
    if (!(await cancelReport(tx.db, 'Construction', { id, projectId }))) {
      const there = await tx.db.construction.count({ where: { id, projectId } });
      if (there === 0) fail({ code: 'not_found', object: 'construction' });
      fail({ code: 'state', object: 'construction', reason: 'already_ended' });
    }
    await recordAudit(tx, {
      action: 'construction.stop',
      objectType: 'construction',
      objectId: id,
      projectId,
    });
  });
}

import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';

/** Reinstates a withdrawn sample: whoever held it holds it again. Leads only. */
export async function reinstateSample(ctx: Ctx, projectId: string, sampleId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await inTx(ctx, async (tx) => {
    const where = { id: rowId(sampleId, 'sample'), projectId };
    const sample = await tx.db.sample.findFirst({ where, select: { withdrawnReason: true } });
    if (!sample) fail({ code: 'not_found', object: 'sample' });
    const back = await tx.db.sample.updateMany({
      where: { ...where, withdrawnAt: { not: null } },
      data: { withdrawnAt: null, withdrawnReason: null },
    });
    if (back.count === 0) fail({ code: 'state', object: 'sample', reason: 'not_withdrawn' });
    await recordAudit(tx, {
      action: 'sample.reinstate',
      objectType: 'sample',
      objectId: sampleId,
      projectId,
      sampleId,
      before: { reason: sample.withdrawnReason },
    });
  });
}

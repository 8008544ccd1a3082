import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { withdrawalReasonSchema } from '../withdrawal';

/**
 * Withdraws a bad sample, with a reason: it leaves the queue and every to-do list, and takes no more changes. Its
 * annotations stay, and it can be reinstated. Leads only.
 */
export async function withdrawSample(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
  reason: string,
): Promise<void> {
  const why = withdrawalReasonSchema.parse(reason);
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await inTx(ctx, async (tx) => {
    const where = { id: rowId(sampleId, 'sample'), projectId };
    const sample = await tx.db.sample.findFirst({ where, select: { id: true } });
    if (!sample) fail({ code: 'not_found', object: 'sample' });
    const withdrawn = await tx.db.sample.updateMany({
      where: { ...where, withdrawnAt: null },
      data: { withdrawnAt: now(), withdrawnReason: why },
    });
    if (withdrawn.count === 0) fail({ code: 'state', object: 'sample', reason: 'sample_withdrawn' });
    await recordAudit(tx, {
      action: 'sample.withdraw',
      objectType: 'sample',
      objectId: sampleId,
      projectId,
      sampleId,
      after: { reason: why },
    });
  });
}

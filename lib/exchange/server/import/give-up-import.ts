import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { AppError } from '@/lib/errors';

/**
 * Marks an import as failed when its job has failed for good; one that has ended otherwise stays as it is. `error`: what is wrong with
 * the file, where that is why.
 */
export async function giveUpImport(
  ctx: Ctx,
  importId: string,
  reason: string,
  error?: Extract<AppError, { code: 'invalid' }>,
): Promise<void> {
  await inTx(ctx, async (tx) => {
    const going = { id: importId, state: { in: ['queued' as const, 'running' as const] } };
    const row = await tx.db.import.findFirst({ where: going, select: { projectId: true } });
    const { count } = await tx.db.import.updateMany({
      where: going,
      data: {
        state: 'failed',
        finishedAt: now(),
        error: error && { code: error.code, issues: error.issues.map((issue) => ({ ...issue })) },
      },
    });
    if (!row || count === 0) return;
    await tx.db.importChunk.deleteMany({ where: { importId } });
    await recordAudit(tx, {
      action: 'import.fail',
      objectType: 'import',
      objectId: importId,
      projectId: row.projectId,
      after: { reason },
    });
  });
}

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { requireImport } from './require-import';
import { KEPT_STATES } from '../upload/waiting-states';

/** Stops an import that has not ended, its upload included; nothing of it stays in the project. */
export async function cancelImport(ctx: Ctx, importId: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    const { projectId } = await requireImport(tx, importId);
    const { count } = await tx.db.import.updateMany({
      where: { id: importId, state: { in: [...KEPT_STATES] } },
      data: { state: 'cancelled', finishedAt: now() },
    });
    if (count === 0) fail({ code: 'state', object: 'import', reason: 'already_ended' });
    await tx.db.importChunk.deleteMany({ where: { importId } });
    await tx.db.importComparison.deleteMany({ where: { importId } });
    await recordAudit(tx, { action: 'import.cancel', objectType: 'import', objectId: importId, projectId });
  });
}

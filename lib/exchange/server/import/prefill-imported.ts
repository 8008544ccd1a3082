import { type Ctx, inTx } from '@/lib/auth/ctx';
import { DEFAULT_PREFILL_METHOD } from '@/lib/consistency/methods/registry';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { AppFailure } from '@/lib/errors';

/**
 * Starts the run that was asked for with an import, once that is done and has added samples. The request is taken back in the same
 * transaction, so that a job that comes twice starts one run. Where none can be started the import stands: a run that goes on
 * already reads the new samples too, and an archived project takes none.
 */
export async function prefillImported(ctx: Ctx, importId: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    const [asked] = await tx.db.$queryRaw<{ projectId: string; added: number }[]>`
      UPDATE "Import" SET settings = settings - 'prefill'
      WHERE id = ${importId}::uuid AND state = 'done' AND settings->>'prefill' = 'true'
      RETURNING "projectId", added`;
    if (!asked || asked.added === 0) return;
    try {
      await startRun(tx, asked.projectId, { method: DEFAULT_PREFILL_METHOD });
    } catch (refused) {
      if (!(refused instanceof AppFailure)) throw refused;
    }
  });
}

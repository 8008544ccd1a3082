import { type Ctx, inTx } from '@/lib/auth/ctx';
import { resumeRun } from '../control/resume-run';
import { reopenFailed } from './failed-items';
import { type ItemRunKind, requireItemRun } from './require-item-run';

/**
 * Lets a stopped or failed run over items go on as resumeRun does one over samples. One that failed as a whole asks again what
 * it could not ask. Fails as resumeRun does. Leads only.
 */
export async function resumeItemRun(
  ctx: Ctx,
  projectId: string,
  { runId, kind }: { runId: string; kind: ItemRunKind },
  { budget }: { budget?: number | null } = {},
): Promise<void> {
  await requireItemRun(ctx, projectId, { runId, kind });
  await inTx(ctx, async (tx) => {
    const hasFailed = await tx.db.run.count({ where: { id: runId, state: 'failed' } });
    if (hasFailed > 0) await reopenFailed(tx.db, runId);
    await resumeRun(tx, projectId, runId, { budget });
  });
}

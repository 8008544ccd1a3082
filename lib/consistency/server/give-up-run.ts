import { type Ctx, inTx } from '@/lib/auth/ctx';
import { endRun } from './end-run';
import { enqueueRun } from './control/run-queue';

/**
 * Ends a run as failed when its job has failed for good, and one that has ended otherwise stays as it is. A run that got
 * further since its job was made goes on with another: a worker that is killed often must not cost hours of work.
 */
export async function giveUpRun(
  ctx: Ctx,
  { runId, read = Infinity }: { runId: string; read?: number },
  reason: string,
): Promise<void> {
  const run = await ctx.db.run.findUnique({
    where: { id: runId, state: { in: ['queued', 'running'] } },
    select: { id: true, projectId: true, model: true, done: true, failed: true },
  });
  if (!run) return;
  if (run.done + run.failed > read) await inTx(ctx, (tx) => enqueueRun(tx.db, run));
  else await endRun(ctx, run, { state: 'failed', error: reason });
}

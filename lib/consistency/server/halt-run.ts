import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { LlmFault } from '@/lib/llm/fault';
import { asksForLong, isOfEndpoint } from '@/lib/llm/retry-policy';
import { enqueueResume } from './control/run-queue';
import { endRun } from './end-run';

/**
 * Stops a run for a fault that all its calls would meet. What people or time can mend, a budget or an endpoint that is
 * away, pauses it; a wrong key or model ends it. Where the endpoint has said when it will answer again, the run goes on then.
 * `error` is the kind of fault and what was said: "wrong_key: 401 ...".
 */
export async function haltRun(
  ctx: Ctx,
  run: { id: string; projectId: string },
  fault: LlmFault,
): Promise<void> {
  const error = `${fault.kind}: ${fault.message}`;
  if (fault.kind !== 'over_budget' && !isOfEndpoint(fault.kind))
    return endRun(ctx, run, { state: 'failed', error });
  const pausedUntil = asksForLong(fault) ? new Date(now().getTime() + (fault.retryAfterMs ?? 0)) : null;
  await inTx(ctx, async (tx) => {
    const paused = await tx.db.run.updateMany({
      where: { id: run.id, state: 'running' },
      data: { state: 'paused', error, pausedUntil },
    });
    if (paused.count === 0) return;
    if (pausedUntil) await enqueueResume(tx.db, run.id, pausedUntil);
    await recordAudit(tx, {
      action: 'run.pause',
      objectType: 'run',
      objectId: run.id,
      projectId: run.projectId,
      after: { error, ...(pausedUntil && { until: pausedUntil.toISOString() }) },
    });
  });
}

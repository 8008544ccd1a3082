import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { LlmFault } from '@/lib/llm/fault';
import { enqueueResume } from '../control/run-queue';
import { nextLook } from '../../next-look';

/**
 * Lets a run that waits for its batches rest until they are looked at again. `fault`: why they could not be looked at. It is no event
 * of the audit log: a run of a day rests hundreds of times.
 */
export async function restRun(
  ctx: Ctx,
  run: { id: string },
  oldest: { createdAt: Date } | null,
  fault: LlmFault | null = null,
): Promise<void> {
  const at = now();
  const pausedUntil = new Date(nextLook(at, oldest?.createdAt ?? at, fault?.retryAfterMs ?? 0));
  const error = fault && `${fault.kind}: ${fault.message}`;
  await inTx(ctx, async ({ db }) => {
    const rested = await db.run.updateMany({
      where: { id: run.id, state: 'running' },
      data: { state: 'paused', pausedUntil, error },
    });
    if (rested.count > 0) await enqueueResume(db, run.id, pausedUntil);
  });
}

import type { Ctx } from '@/lib/auth/ctx';
import { endRun } from './end-run';

/** Ends a run as failed when its job has failed for good; one that has ended otherwise stays as it is. */
export async function giveUpRun(ctx: Ctx, runId: string, reason: string): Promise<void> {
  const run = await ctx.db.run.findUnique({ where: { id: runId }, select: { id: true, projectId: true } });
  if (run) await endRun(ctx, run, { state: 'failed', error: reason });
}

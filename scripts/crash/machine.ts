import { setTimeout as sleep } from 'node:timers/promises';
import { type Ctx } from '@/lib/auth/ctx';
import { startRun } from '@/lib/consistency/server/control/start-run';

const GOING = { in: ['queued', 'running'] } as { in: ('queued' | 'running')[] };

/** Keeps the worker at work beside the people: a new run of the offline method wherever none is going. */
export async function keepJudging(ctx: Ctx, projectId: string): Promise<void> {
  if ((await ctx.db.run.count({ where: { projectId, state: GOING } })) === 0)
    await startRun(ctx, projectId, { method: 'offline' });
}

/**
 * Waits for the end of the last run while it gets further; returns how many there were, and how many did not read each
 * sample once.
 */
export async function judgeRuns(
  ctx: Ctx,
  projectId: string,
  waitLimitMs: number,
): Promise<{ runs: number; brokenRuns: number }> {
  let [read, deadline] = [-1, 0];
  while ((await ctx.db.run.count({ where: { projectId, state: GOING } })) > 0) {
    const { _sum } = await ctx.db.run.aggregate({ where: { projectId }, _sum: { done: true, failed: true } });
    const now = (_sum.done ?? 0) + (_sum.failed ?? 0);
    if (now > read) [read, deadline] = [now, Date.now() + waitLimitMs];
    else if (Date.now() > deadline) break;
    await sleep(200);
  }
  const runs = await ctx.db.run.findMany({
    where: { projectId },
    include: { _count: { select: { annotations: true } } },
  });
  const whole = runs.filter(
    ({ state, done, total, _count }) => state === 'done' && done === total && _count.annotations === total,
  );
  return { runs: runs.length, brokenRuns: runs.length - whole.length };
}

import { setImmediate as breathe } from 'node:timers/promises';
import type { Ctx } from '@/lib/auth/ctx';
import { claimReport, keepReport, reportProgress } from '@/lib/jobs/report-state';
import { boardSteps } from './board-steps';

/** Boards of a project that are kept, the newest of them. */
const KEPT = 3;

/**
 * Makes a board: brings gold up to date, loads it with every judge's predictions, and computes, giving way to the event loop
 * between steps. Ends quietly when the board was stopped; rejects when the signal is aborted, so that the job comes back
 * and starts over.
 */
export async function makeBoard(ctx: Ctx, boardId: string, signal: AbortSignal): Promise<void> {
  const { db } = ctx;
  const board = await claimReport<{ projectId: string; epsilon: number }>(db, 'Board', boardId);
  if (!board) return;
  const { projectId, epsilon } = board;
  const { fingerprint, steps } = await boardSteps(ctx, projectId, { epsilon, signal });
  for (let step = steps.next(), shown = -1; ; step = steps.next()) {
    if (step.done) {
      if (await keepReport(db, 'Board', boardId, { fingerprint, figures: step.value }))
        await forgetOlder(ctx, projectId);
      return;
    }
    await breathe();
    if (step.value.done === shown) continue;
    shown = step.value.done;
    if (!(await reportProgress(db, 'Board', boardId, { ...step.value, signal }))) return;
  }
}

async function forgetOlder({ db }: Ctx, projectId: string): Promise<void> {
  const older = await db.board.findMany({
    where: { projectId, finishedAt: { not: null } },
    orderBy: { createdAt: 'desc' },
    skip: KEPT,
    select: { id: true },
  });
  await db.board.deleteMany({ where: { id: { in: older.map(({ id }) => id) } } });
}

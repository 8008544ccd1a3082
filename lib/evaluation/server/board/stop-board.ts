import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { cancelReport } from '@/lib/jobs/report-state';
import { requireProject } from '@/lib/project/server/require-project';

/** Stops a board that is being made; the one before it stays. Fails with `state`/already_ended. Leads only. */
export async function stopBoard(ctx: Ctx, projectId: string, boardId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const id = rowId(boardId, 'board');
  if (await cancelReport(ctx.db, 'Board', { id, projectId })) return;
  if ((await ctx.db.board.count({ where: { id, projectId } })) === 0)
    fail({ code: 'not_found', object: 'board' });
  fail({ code: 'state', object: 'board', reason: 'already_ended' });
}

import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { Board } from '../../board/view-schema';
import { boardFingerprint } from './board-fingerprint';
import { figuresOf, latestBoard } from './latest-board';

/** The board as it was last made, and whether that still holds. Reads stored figures alone, whatever the size of the project. For leads and readers. */
export async function getBoard(ctx: Ctx, projectId: string): Promise<Board> {
  const { may } = await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const complete = await refreshGold(ctx, projectId, { chunks: 1 });
  // First, so that one which ends meanwhile is found as the board, and no page waits for what is over.
  const attempt = await ctx.db.board.findFirst({
    where: { projectId },
    orderBy: { createdAt: 'desc' },
    select: { id: true, state: true, done: true, total: true, error: true },
  });
  const [fingerprint, board] = await Promise.all([
    boardFingerprint(ctx.db, projectId),
    latestBoard(ctx.db, projectId),
  ]);
  return {
    figures: figuresOf(board),
    madeAt: board?.finishedAt?.toISOString() ?? null,
    fresh: complete && board?.fingerprint === fingerprint,
    attempt: attempt && attempt.id !== board?.id ? attempt : null,
    leads: may.lead,
  };
}

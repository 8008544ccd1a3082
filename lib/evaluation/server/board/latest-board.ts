import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { BoardFigures } from '../../board/view-schema';

/** The board of a project that was made last; null before the first. */
export const latestBoard = (db: Db, projectId: string) =>
  db.board.findFirst({
    where: { projectId, state: 'done' },
    orderBy: { createdAt: 'desc' },
    select: { id: true, figures: true, fingerprint: true, finishedAt: true },
  });

/** Its figures alone, for pages that do not say whether they still hold. For leads and readers. */
export async function getBoardFigures(ctx: Ctx, projectId: string): Promise<BoardFigures | null> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  return figuresOf(await latestBoard(ctx.db, projectId));
}

export const figuresOf = (board: { figures: unknown } | null): BoardFigures | null =>
  (board?.figures ?? null) as BoardFigures | null;

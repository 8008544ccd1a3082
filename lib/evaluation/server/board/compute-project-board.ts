import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { lastStep } from '@/lib/last-step';
import { requireProject } from '@/lib/project/server/require-project';
import type { BoardFigures } from '../../board/view-schema';
import { boardSteps } from './board-steps';

/** A project's board as it is now, computed here and stored nowhere. For leads and readers. */
export async function computeProjectBoard(
  ctx: Ctx,
  projectId: string,
  epsilon: number,
): Promise<BoardFigures> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const { steps } = await boardSteps(ctx, projectId, { epsilon });
  return lastStep(steps);
}

import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { enqueue } from '@/lib/jobs/boss';
import { requireProject } from '@/lib/project/server/require-project';

/**
 * Has a project's judges measured against its gold. Returns the board that is under way already, if there is one. For leads
 * and readers.
 */
export async function startBoard(ctx: Ctx, projectId: string, epsilon: number): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures', { writes: true });
  return inTx(ctx, async ({ db, actor }) => {
    await db.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
    const going = await db.board.findFirst({
      where: { projectId, state: { in: ['queued', 'running'] } },
      select: { id: true },
    });
    if (going) return going;
    const board = await db.board.create({
      data: { projectId, epsilon, createdById: actor.userId },
      select: { id: true },
    });
    await enqueue(db, 'make-board', { boardId: board.id });
    return board;
  });
}

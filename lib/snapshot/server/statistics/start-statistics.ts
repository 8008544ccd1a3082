import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { enqueue } from '@/lib/jobs/boss';
import { requireProject } from '@/lib/project/server/require-project';

/** Has a project's gold counted. Returns the count that is under way already, if there is one. For leads and readers. */
export async function startStatistics(ctx: Ctx, projectId: string): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures', { writes: true });
  return inTx(ctx, async ({ db, actor }) => {
    await db.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
    const going = await db.goldStatistics.findFirst({
      where: { projectId, state: { in: ['queued', 'running'] } },
      select: { id: true },
    });
    if (going) return going;
    const made = await db.goldStatistics.create({
      data: { projectId, createdById: actor.userId },
      select: { id: true },
    });
    await enqueue(db, 'make-statistics', { statisticsId: made.id });
    return made;
  });
}

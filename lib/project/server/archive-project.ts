import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { requireProject } from './require-project';

/** Closes a project for every change, or opens it again; readable it stays. */
export async function archiveProject(ctx: Ctx, projectId: string, archived: boolean): Promise<void> {
  await inTx(ctx, async (tx) => {
    const project = await requireProject(tx, projectId, 'lead');
    if (project.archived === archived) return;
    await tx.db.project.update({
      where: { id: projectId },
      data: { archivedAt: archived ? now() : null, version: { increment: 1 } },
    });
    await recordAudit(tx, {
      action: archived ? 'project.archive' : 'project.unarchive',
      objectType: 'project',
      objectId: projectId,
      projectId,
    });
  });
}

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { requireProject } from './require-project';

/**
 * Deletes a project with all that hangs on it, its trail included; one row that says so remains. `confirmation` must be
 * the project's name, else it fails with state/name_mismatch.
 */
export async function deleteProject(ctx: Ctx, projectId: string, confirmation: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    const project = await requireProject(tx, projectId, 'lead');
    if (confirmation.trim() !== project.name.trim())
      fail({ code: 'state', object: 'project', reason: 'name_mismatch' });
    await tx.db.$executeRaw`SET LOCAL face4rag.prune_audit = 'on'`;
    await tx.db.auditEvent.deleteMany({ where: { projectId } });
    await tx.db.$executeRaw`SET LOCAL face4rag.prune_audit = 'off'`;
    // Annotations hold segmentations back, so they go first; the rest follows its project.
    await tx.db.annotation.deleteMany({ where: { projectId } });
    await tx.db.project.delete({ where: { id: projectId } });
    await recordAudit(tx, {
      action: 'project.delete',
      objectType: 'project',
      objectId: projectId,
      projectId,
    });
  });
}

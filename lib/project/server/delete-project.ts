import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { requireProject } from './require-project';

/**
 * Timeout: a project of 100,000 samples and 400,000 labels took 16 s, and larger ones must not fail for lack of time.
 */
const TIMEOUT = 15 * 60_000;

/**
 * Deletes a project and everything that belongs to it; for owners. Its audit log stays, for owners to read
 * (lib/audit/log/server/list-deleted.ts). `confirmation` must be the project's name, else it fails with state/name_mismatch.
 */
export async function deleteProject(ctx: Ctx, projectId: string, confirmation: string): Promise<void> {
  const work: Parameters<typeof inTx<void>>[1] = async (tx) => {
    const project = await requireProject(tx, projectId, 'delete');
    if (confirmation.trim() !== project.name.trim())
      fail({ code: 'state', object: 'project', reason: 'name_mismatch' });
    const where = { projectId };
    const samples = await tx.db.sample.count({ where });
    await tx.db.$executeRaw`SET LOCAL face4rag.prune_flips = 'on'`;
    await tx.db.flip.deleteMany({ where });
    await tx.db.$executeRaw`SET LOCAL face4rag.prune_flips = 'off'`;
    // Annotations hold segmentations back, so they go first; the rest follows its project.
    const annotations = await tx.db.annotation.deleteMany({ where });
    await tx.db.project.delete({ where: { id: projectId } });
    await recordAudit(tx, {
      action: 'project.delete',
      objectType: 'project',
      objectId: projectId,
      projectId,
      before: { name: project.name, samples, annotations: annotations.count },
    });
  };
  await inTx(ctx, work, TIMEOUT);
}

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { type ProjectFields, projectSchema } from '@/lib/project/fields';
import { requireProject } from './require-project';

/** Renames or describes a project. Fails with `stale` when it is not at `version` any more. */
export async function updateProject(
  ctx: Ctx,
  projectId: string,
  version: number,
  input: ProjectFields,
): Promise<void> {
  const fields = projectSchema.parse(input);
  await inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead', { writes: true });
    const before = await tx.db.project.findUniqueOrThrow({
      where: { id: projectId },
      select: { name: true, description: true, version: true },
    });
    const { count } = await tx.db.project.updateMany({
      where: { id: projectId, version },
      data: { ...fields, version: { increment: 1 } },
    });
    if (count === 0) fail({ code: 'stale', object: 'project', version: before.version });
    const { name, description } = before;
    await recordAudit(tx, {
      action: 'project.update',
      objectType: 'project',
      objectId: projectId,
      projectId,
      before: { name, description },
      after: fields,
    });
  });
}

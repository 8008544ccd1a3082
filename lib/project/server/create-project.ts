import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { type ProjectFields, projectSchema } from '@/lib/project/fields';

/** Makes a project; who makes it becomes its lead. */
export async function createProject(ctx: Ctx, input: ProjectFields): Promise<{ id: string }> {
  const fields = projectSchema.parse(input);
  return inTx(ctx, async (tx) => {
    const project = await tx.db.project.create({ data: fields, select: { id: true } });
    const { userId } = ctx.actor;
    if (userId) await tx.db.member.create({ data: { projectId: project.id, userId, role: 'lead' } });
    await recordAudit(tx, {
      action: 'project.create',
      objectType: 'project',
      objectId: project.id,
      projectId: project.id,
      after: fields,
    });
    return project;
  });
}

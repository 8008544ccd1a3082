import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { type ProjectFields, projectSchema } from '@/lib/project/fields';
import { mayCreateProject } from './may-create-project';

/** Makes a project with its first round; who makes it becomes its lead. Fails with `forbidden` for who may not (mayCreateProject). */
export async function createProject(ctx: Ctx, input: ProjectFields): Promise<{ id: string }> {
  const fields = projectSchema.parse(input);
  return inTx(ctx, async (tx) => {
    if (!(await mayCreateProject(tx))) fail({ code: 'forbidden' });
    const data = { ...fields, rounds: { create: { number: 1 } } };
    const project = await tx.db.project.create({ data, select: { id: true } });
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

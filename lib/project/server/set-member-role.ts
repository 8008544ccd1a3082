import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import type { ProjectRole } from '@/lib/project/access';
import { requireProject } from './require-project';

/** Gives a member another role; null removes the member, whose labels stay. The last lead is kept, unless by an owner. */
export async function setMemberRole(
  ctx: Ctx,
  projectId: string,
  userId: string,
  role: ProjectRole | null,
): Promise<void> {
  await inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead', { writes: true });
    // Two leads who remove one another wait for each other here.
    await tx.db.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
    const key = { projectId_userId: { projectId, userId } };
    const member = await tx.db.member.findUnique({ where: key, select: { role: true } });
    if (!member) fail({ code: 'not_found', object: 'member' });
    if (member.role === role) return;
    if (member.role === 'lead' && ctx.actor.role !== 'owner') await keepOneLead(tx.db, projectId);
    if (role === null) await tx.db.member.delete({ where: key });
    else await tx.db.member.update({ where: key, data: { role } });
    await recordAudit(tx, {
      action: role === null ? 'member.remove' : 'member.role',
      objectType: 'member',
      objectId: userId,
      projectId,
      before: { role: member.role },
      after: { role },
    });
  });
}

async function keepOneLead(db: Tx, projectId: string): Promise<void> {
  if ((await db.member.count({ where: { projectId, role: 'lead' } })) < 2)
    fail({ code: 'state', object: 'member', reason: 'last_lead' });
}

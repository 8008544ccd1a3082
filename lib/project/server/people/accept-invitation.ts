import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx, userActor } from '@/lib/auth/ctx';
import { claimLink } from '@/lib/auth/server/password/claim-link';
import { makeUser, type NewUser } from '@/lib/auth/server/create-user';
import { fail } from '@/lib/errors';
import type { ProjectRole } from '@/lib/project/access';

/**
 * Lets the bearer of an invitation in: with the account of the session, else with a new one; each link works once. Fails
 * with exists/member for somebody who is in already, whose link then stays good for another, with
 * state/project_archived, and as claimLink and createUser do.
 */
export async function acceptInvitation(
  ctx: Ctx,
  token: string,
  account: Omit<NewUser, 'role'> | null,
): Promise<{ projectId: string; userId: string; role: ProjectRole }> {
  return inTx(ctx, async (tx) => {
    const link = await claimLink(tx.db, 'invitation', token);
    const { projectId, projectRole: role } = link;
    if (!projectId || !role) fail({ code: 'not_found', object: 'link' });
    const project = await tx.db.project.findUniqueOrThrow({ where: { id: projectId } });
    if (project.archivedAt) fail({ code: 'state', object: 'project', reason: 'project_archived' });
    const userId = account ? (await makeUser(tx, { ...account, role: 'member' })).id : ctx.actor.userId;
    if (!userId) fail({ code: 'unauthenticated' });
    const { count } = await tx.db.member.createMany({
      data: { projectId, userId, role },
      skipDuplicates: true,
    });
    if (count === 0) fail({ code: 'exists', object: 'member' });
    await tx.db.accessLink.update({ where: { id: link.id }, data: { usedById: userId } });
    const actor = account ? userActor(userId, 'member') : ctx.actor;
    await recordAudit(
      { actor, db: tx.db },
      {
        action: 'member.join',
        objectType: 'member',
        objectId: userId,
        projectId,
        after: { role, link: link.id },
      },
    );
    return { projectId, userId, role };
  });
}

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { type NewUser, makeUser } from '@/lib/auth/server/create-user';
import { claimLink } from '@/lib/auth/server/claim-link';
import { fail } from '@/lib/errors';

/** Lets the bearer of an invitation in: with the account of the session, else with a new one. Each link works once. */
export async function acceptInvitation(
  ctx: Ctx,
  token: string,
  account: Omit<NewUser, 'role'> | null,
): Promise<{ projectId: string }> {
  return inTx(ctx, async (tx) => {
    const link = await claimLink(tx.db, 'invitation', token);
    const { projectId, projectRole: role } = link;
    if (!projectId || !role) fail({ code: 'not_found', object: 'link' });
    const userId = account ? (await makeUser(tx, { ...account, role: 'member' })).id : ctx.actor.userId;
    if (!userId) fail({ code: 'unauthenticated' });
    await tx.db.accessLink.update({ where: { id: link.id }, data: { usedById: userId } });
    // Somebody who is in already keeps the role that a lead gave.
    await tx.db.member.createMany({ data: { projectId, userId, role }, skipDuplicates: true });
    await recordAudit(
      { actor: { userId, role: 'member' }, db: tx.db },
      { action: 'member.join', objectType: 'member', objectId: userId, projectId, after: { role } },
    );
    return { projectId };
  });
}

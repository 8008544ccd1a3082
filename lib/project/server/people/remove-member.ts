import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { stopClaims } from '../claim-lock';
import { revokeLinksBy } from '@/lib/auth/server/password/revoke-links-by';
import { revokeTokensOf } from '@/lib/auth/token/server/revoke-tokens-of';
import { getMemberForChange } from './get-member-for-change';
import { releaseClaims } from '../release-claims';
import { requireProject } from '../require-project';

/**
 * Ends a membership, in an archived project too. The labels stay, the samples held go back to the queue. Fails with
 * state/last_lead unless an owner acts.
 */
export async function removeMember(ctx: Ctx, projectId: string, userId: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead');
    const { role } = await getMemberForChange(tx, projectId, userId, { losesLead: true });
    await tx.db.member.delete({ where: { projectId_userId: { projectId, userId } } });
    await tx.db.roundMember.deleteMany({ where: { userId, round: { projectId } } });
    await stopClaims(tx.db, projectId);
    await revokeLinksBy(tx, userId, projectId);
    await revokeTokensOf(tx, userId, projectId);
    await releaseClaims(tx, userId, 'member_removed', projectId);
    await recordAudit(tx, {
      action: 'member.remove',
      objectType: 'member',
      objectId: userId,
      projectId,
      before: { role },
    });
  });
}

import { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { revokeLinksBy } from '@/lib/auth/server/password/revoke-links-by';
import { PROJECT_ROLES } from '@/lib/project/access';
import { restartReserved } from '../free-reserved';
import { getMemberForChange } from './get-member-for-change';
import { requireProject } from '../require-project';

const schema = z.enum(PROJECT_ROLES);

/** Gives a member another role. Fails with state/last_lead for the only lead, unless an owner acts. */
export async function setMemberRole(
  ctx: Ctx,
  projectId: string,
  userId: string,
  input: string,
): Promise<void> {
  const role = schema.parse(input);
  await inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead', { writes: true });
    const before = await getMemberForChange(tx, projectId, userId, { losesLead: role !== 'lead' });
    if (before.role === role) return;
    await tx.db.member.update({ where: { projectId_userId: { projectId, userId } }, data: { role } });
    await restartReserved(tx.db, projectId, userId);
    if (before.role === 'lead') await revokeLinksBy(tx, userId, projectId);
    await recordAudit(tx, {
      action: 'member.role',
      objectType: 'member',
      objectId: userId,
      projectId,
      before: { role: before.role },
      after: { role },
    });
  });
}

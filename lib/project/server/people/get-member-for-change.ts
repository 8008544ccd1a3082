import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import type { ProjectRole } from '@/lib/project/access';

/**
 * A member's role, with the project locked: two leads who remove one another wait for each other here. With `losesLead`
 * it fails with state/last_lead for the only lead, unless an owner acts.
 */
export async function getMemberForChange(
  tx: Ctx & { db: Tx },
  projectId: string,
  userId: string,
  { losesLead }: { losesLead: boolean },
): Promise<{ role: ProjectRole }> {
  await tx.db.$queryRaw`SELECT 1 AS "one" FROM "Project" WHERE "id" = ${projectId}::uuid FOR UPDATE`;
  const member = await tx.db.member.findUnique({
    where: { projectId_userId: { projectId, userId } },
    select: { role: true },
  });
  if (!member) fail({ code: 'not_found', object: 'member' });
  if (losesLead && member.role === 'lead' && tx.actor.role !== 'owner') {
    const leads = await tx.db.member.count({ where: { projectId, role: 'lead' } });
    if (leads < 2) fail({ code: 'state', object: 'member', reason: 'last_lead' });
  }
  return member;
}

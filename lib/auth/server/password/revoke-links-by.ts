import { recordAudit } from '@/lib/audit/record';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';

/**
 * Withdraws the open links that somebody made, of one project or of all: who may no longer make a link does not come back
 * by one made before.
 */
export async function revokeLinksBy(
  ctx: Ctx & { db: Tx },
  userId: string,
  projectId?: string,
): Promise<void> {
  const links = await ctx.db.accessLink.updateManyAndReturn({
    where: { createdById: userId, usedAt: null, revokedAt: null, ...(projectId && { projectId }) },
    data: { revokedAt: now() },
    select: { id: true, projectId: true },
  });
  for (const link of links)
    await recordAudit(ctx, {
      action: 'link.revoke',
      objectType: 'link',
      objectId: link.id,
      projectId: link.projectId,
      after: { maker: userId },
    });
}

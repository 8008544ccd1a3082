import { recordAudit } from '@/lib/audit/record';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';

/**
 * Ends the API tokens of a person, of one project or all: who is let in again later makes new ones.
 */
export async function revokeTokensOf(
  ctx: Ctx & { db: Tx },
  userId: string,
  projectId?: string,
): Promise<void> {
  const tokens = await ctx.db.apiToken.updateManyAndReturn({
    where: { userId, revokedAt: null, ...(projectId && { projectId }) },
    data: { revokedAt: now() },
    select: { id: true, projectId: true },
  });
  for (const token of tokens)
    await recordAudit(ctx, {
      action: 'token.revoke',
      objectType: 'token',
      objectId: token.id,
      projectId: token.projectId,
      after: { maker: userId },
    });
}

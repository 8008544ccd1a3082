import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { requireConfirmed } from '@/lib/auth/server/session/require-confirmed';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '../require-project';

/**
 * Ends an API token for this project alone, whoever made it; in an archived project too. A token that opens other projects is
 * its person's, and not found. Fails with `unconfirmed`.
 */
export async function revokeProjectToken(ctx: Ctx, projectId: string, tokenId: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead');
    requireConfirmed(tx);
    const [token] = await tx.db.apiToken.updateManyAndReturn({
      where: { id: rowId(tokenId, 'token'), projectId, revokedAt: null },
      data: { revokedAt: now() },
      select: { userId: true },
    });
    if (!token) fail({ code: 'not_found', object: 'token' });
    await recordAudit(tx, {
      action: 'token.revoke',
      objectType: 'token',
      objectId: tokenId,
      projectId,
      after: { maker: token.userId },
    });
  });
}

import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '../require-project';

/** Withdraws an invitation that nobody has used; in an archived project too. */
export async function revokeInvitation(ctx: Ctx, projectId: string, linkId: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead');
    const { count } = await tx.db.accessLink.updateMany({
      where: { id: rowId(linkId, 'link'), projectId, kind: 'invitation', usedAt: null, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (count === 0) fail({ code: 'not_found', object: 'link' });
    await recordAudit(tx, { action: 'link.revoke', objectType: 'link', objectId: linkId, projectId });
  });
}

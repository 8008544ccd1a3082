import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { getUserForChange } from './get-user-for-change';
import { requireOtherOwner, requireOwner } from './require-owner';
import { revokeLinksBy } from './password/revoke-links-by';
import { revokeTokensOf } from '../token/server/revoke-tokens-of';

/** Shuts a person out at once, ending every session, link and API token that they made, or lets them in again. For owners; the last owner stays. */
export async function setUserDisabled(ctx: Ctx, input: { userId: string; disabled: boolean }): Promise<void> {
  requireOwner(ctx);
  await inTx(ctx, async (tx) => {
    if (input.disabled) await requireOtherOwner(tx.db, input.userId);
    const user = await getUserForChange(tx.db, input.userId);
    if ((user.disabledAt !== null) === input.disabled) return;
    await tx.db.user.update({
      where: { id: user.id },
      data: {
        disabledAt: input.disabled ? now() : null,
        ...(input.disabled && { sessions: { deleteMany: {} } }),
      },
    });
    if (input.disabled) {
      await revokeLinksBy(tx, user.id);
      await revokeTokensOf(tx, user.id);
    }
    const action = input.disabled ? 'user.disable' : 'user.enable';
    await recordAudit(tx, { action, objectType: 'user', objectId: user.id });
  });
}

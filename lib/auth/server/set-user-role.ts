import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { getUserForChange } from './get-user-for-change';
import { requireConfirmed } from './session/require-confirmed';
import { requireOtherOwner, requireOwner } from './require-owner';
import { revokeLinksBy } from './password/revoke-links-by';

const schema = z.object({ userId: storableText, role: z.enum(['owner', 'member']) });

/** Makes a person an owner of the instance, or a member again. For owners; the last owner stays one. */
export async function setUserRole(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  requireOwner(ctx);
  requireConfirmed(ctx);
  const { userId, role } = schema.parse(input);
  await inTx(ctx, async (tx) => {
    if (role === 'member') await requireOtherOwner(tx.db, userId);
    const user = await getUserForChange(tx.db, userId);
    if (user.role === role) return;
    await tx.db.user.update({ where: { id: userId }, data: { role } });
    if (role === 'member') await revokeLinksBy(tx, userId);
    await recordAudit(tx, {
      action: 'user.role',
      objectType: 'user',
      objectId: userId,
      before: { role: user.role },
      after: { role },
    });
  });
}

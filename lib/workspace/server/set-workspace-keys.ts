import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { getUserForChange } from '@/lib/auth/server/get-user-for-change';
import { fail } from '@/lib/errors';
import type { WorkspaceKeys } from '../commands/workspace-keys';
import { workspaceKeysSchema } from '../commands/workspace-keys-schema';

/** Stores the keys that the acting person has chosen; two commands under one key are refused. */
export async function setWorkspaceKeys(ctx: Ctx, chosen: WorkspaceKeys): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  const workspaceKeys = workspaceKeysSchema.parse(chosen);
  await inTx(ctx, async (tx) => {
    await getUserForChange(tx.db, userId);
    await tx.db.user.update({ where: { id: userId }, data: { workspaceKeys } });
    const after = { fields: ['workspaceKeys'] };
    await recordAudit(tx, { action: 'user.update', objectType: 'user', objectId: userId, after });
  });
}

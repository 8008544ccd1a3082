import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';

/** Fails with `forbidden` unless an owner of the instance, or the system, acts. */
export function requireOwner(ctx: Ctx): void {
  if (ctx.actor.role !== 'owner') fail({ code: 'forbidden' });
}

/**
 * Fails with state/last_owner when nobody could run the instance without `userId`. Locks the owners, so that two who
 * take each other's place away at once cannot both succeed.
 */
export async function requireOtherOwner(tx: Tx, userId: string): Promise<void> {
  const owners = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE "role" = 'owner' AND "disabledAt" IS NULL ORDER BY "id" FOR UPDATE`;
  if (owners.some(({ id }) => id === userId) && owners.length === 1)
    fail({ code: 'state', object: 'user', reason: 'last_owner' });
}

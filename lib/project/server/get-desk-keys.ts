import type { Ctx } from '@/lib/auth/ctx';
import { type DeskKeys, toDeskKeys } from '../desk-keys';

/** The keys that the acting person has chosen for the desk. */
export async function getDeskKeys(ctx: Ctx): Promise<DeskKeys> {
  const where = { id: ctx.actor.userId ?? '' };
  const user = await ctx.db.user.findUnique({ where, select: { deskKeys: true } });
  return toDeskKeys(user?.deskKeys);
}

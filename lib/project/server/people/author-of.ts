import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';

/**
 * The acting person as an author in a project, made at the first call; two calls at once find the same one. Fails with
 * `forbidden` for the system, which reads nothing by itself.
 */
export async function authorOf(ctx: Ctx & { db: Tx }, projectId: string): Promise<{ id: string }> {
  const { userId } = ctx.actor;
  if (userId === null) fail({ code: 'forbidden' });
  const key = { projectId_userId: { projectId, userId } };
  const known = await ctx.db.author.findUnique({ where: key, select: { id: true } });
  if (known) return known;
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
  // Not an upsert: on a race its failed INSERT would end the caller's transaction.
  await ctx.db.author.createMany({ data: { projectId, userId, name: user.name }, skipDuplicates: true });
  return ctx.db.author.findUniqueOrThrow({ where: key, select: { id: true } });
}

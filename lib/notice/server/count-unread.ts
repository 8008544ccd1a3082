import type { Ctx } from '@/lib/auth/ctx';

/** How many notices the acting person has not read; counted no further than 100. */
export async function countUnread(ctx: Ctx): Promise<number> {
  const userId = ctx.actor.userId;
  if (userId === null) return 0;
  const unread = await ctx.db.notice.findMany({
    where: { userId, readAt: null, project: { members: { some: { userId } } } },
    select: { id: true },
    take: 100,
  });
  return unread.length;
}

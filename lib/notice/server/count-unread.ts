import type { Ctx } from '@/lib/auth/ctx';
import { shownTo } from './shown-to';

/** How many notices the acting person has not read; counted no further than 100. */
export async function countUnread(ctx: Ctx): Promise<number> {
  if (ctx.actor.userId === null) return 0;
  const unread = await ctx.db.notice.findMany({
    where: { ...(await shownTo(ctx)), readAt: null },
    select: { id: true },
    take: 100,
  });
  return unread.length;
}

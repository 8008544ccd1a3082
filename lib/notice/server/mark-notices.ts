import { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { shownTo } from './shown-to';

const schema = z.object({
  /** Left away: all of them. */
  id: z.uuid().optional(),
  read: z.boolean(),
});

/** Marks the acting person's notices, one or all that they may read now, as read or unread; another's are left alone. */
export async function markNotices(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const { id, read } = schema.parse(input);
  await ctx.db.notice.updateMany({
    where: { ...(await shownTo(ctx)), ...(id !== undefined && { id }), readAt: read ? null : { not: null } },
    data: { readAt: read ? now() : null },
  });
}

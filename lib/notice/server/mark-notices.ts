import { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';

const schema = z.object({
  /** Left away: all of them. */
  id: z.uuid().optional(),
  read: z.boolean(),
});

/** Marks the acting person's notices, one or all, as read or unread; another's are left alone. */
export async function markNotices(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  const { id, read } = schema.parse(input);
  await ctx.db.notice.updateMany({
    where: { userId, ...(id !== undefined && { id }), readAt: read ? null : { not: null } },
    data: { readAt: read ? now() : null },
  });
}

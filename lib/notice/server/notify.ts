import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import type { NoticeKind } from '../view';

/** What to tell, and whom; who acts is never told of what they did. */
export interface News {
  kind: NoticeKind;
  to: readonly string[];
  projectId: string;
  sampleId?: string;
  commentId?: string;
  guideline?: number;
  text?: string;
}

/**
 * Writes one notice a person, in the open transaction, so that news and what it tells stand or fall together. Who came with a file,
 * or has been erased, reads none.
 */
export async function notify(ctx: Ctx & { db: Tx }, { to, ...news }: News): Promise<void> {
  const actorId = ctx.actor.userId;
  const others = [...new Set(to)].filter((userId) => userId !== actorId);
  if (others.length === 0) return;
  const people = await ctx.db.user.findMany({
    where: { id: { in: others }, importedIntoId: null, erasedAt: null },
    select: { id: true },
  });
  if (people.length === 0) return;
  await ctx.db.notice.createMany({ data: people.map(({ id: userId }) => ({ ...news, userId, actorId })) });
}

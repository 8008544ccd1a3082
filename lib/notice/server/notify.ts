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

/** Writes one notice a person, in the open transaction, so that news and what it tells stand or fall together. */
export async function notify(ctx: Ctx & { db: Tx }, { to, ...news }: News): Promise<void> {
  const actorId = ctx.actor.userId;
  const people = [...new Set(to)].filter((userId) => userId !== actorId);
  if (people.length === 0) return;
  await ctx.db.notice.createMany({ data: people.map((userId) => ({ ...news, userId, actorId })) });
}

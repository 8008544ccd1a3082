import type { Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import type { NoticeView } from '../view';

const LATEST = 200;

/** The acting person's latest 200 notices of projects that they are in, the newest first. */
export async function listNotices(ctx: Ctx): Promise<NoticeView[]> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  const rows = await ctx.db.notice.findMany({
    where: { userId, project: { members: { some: { userId } } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: LATEST,
    include: {
      project: { select: { id: true, name: true } },
      sample: { select: { id: true, externalId: true } },
      actor: { select: { name: true } },
    },
  });
  return rows.map(({ id, kind, project, sample, guideline, actor, text, createdAt, readAt }) => ({
    ...{ id, kind, project, sample, guideline, text },
    by: actor?.name ?? null,
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  }));
}

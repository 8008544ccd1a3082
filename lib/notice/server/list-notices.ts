import type { Ctx } from '@/lib/auth/ctx';
import type { NoticeView } from '../view';
import { shownTo } from './shown-to';

const LATEST = 200;

/** The acting person's latest 200 notices of projects that they are in, the newest first. */
export async function listNotices(ctx: Ctx): Promise<NoticeView[]> {
  const rows = await ctx.db.notice.findMany({
    where: await shownTo(ctx),
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: LATEST,
    include: {
      project: { select: { id: true, name: true } },
      sample: { select: { id: true, externalId: true } },
      actor: { select: { name: true } },
    },
  });
  return rows.map(({ id, kind, project, sample, guideline, actor, text, createdAt, readAt }) => ({
    id,
    kind,
    project,
    sample,
    guideline,
    text,
    by: actor?.name ?? null,
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  }));
}

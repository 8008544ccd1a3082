import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { byName } from '@/lib/text/by-name';
import type { RoundAnnotator } from '@/lib/round/view';

/** Who may be given samples of a project, by name; for leads. */
export async function listRoundAnnotators(
  ctx: Ctx,
  projectId: string,
): Promise<{ archived: boolean; annotators: RoundAnnotator[] }> {
  const { archived } = await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  return { archived, annotators: await loadRoundAnnotators(ctx.db, projectId) };
}

export async function loadRoundAnnotators(db: Db, projectId: string): Promise<RoundAnnotator[]> {
  const members = await db.member.findMany({
    where: { projectId, role: { in: ['lead', 'annotator'] } },
    select: { userId: true, user: { select: { name: true } } },
  });
  return members.map(({ userId, user }) => ({ userId, name: user.name })).sort(byName);
}

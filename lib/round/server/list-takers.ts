import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { byName } from '@/lib/text/by-name';
import type { Taker } from '../view';

/** Who may be given samples of a project, by name; for leads. */
export async function listTakers(
  ctx: Ctx,
  projectId: string,
): Promise<{ archived: boolean; takers: Taker[] }> {
  const { archived } = await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  return { archived, takers: await readTakers(ctx.db, projectId) };
}

export async function readTakers(db: Db, projectId: string): Promise<Taker[]> {
  const members = await db.member.findMany({
    where: { projectId, role: { in: ['lead', 'annotator'] } },
    select: { userId: true, user: { select: { name: true } } },
  });
  return members.map(({ userId, user }) => ({ userId, name: user.name })).sort(byName);
}

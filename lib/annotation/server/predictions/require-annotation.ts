import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { can, visibleTo } from '@/lib/project/access';

/** A person's annotation, for its author and for leads; to anybody else it is not found. */
export async function requireAnnotation(
  ctx: Ctx,
  annotationId: string,
): Promise<{ id: string; projectId: string; sampleId: string; mine: boolean; activeMs: number }> {
  const userId = ctx.actor.userId ?? '';
  const found = await ctx.db.annotation.findFirst({
    where: { id: rowId(annotationId, 'annotation'), source: 'annotator', project: visibleTo(ctx.actor) },
    select: {
      id: true,
      projectId: true,
      sampleId: true,
      activeMs: true,
      author: { select: { userId: true } },
      project: { select: { members: { where: { userId }, select: { role: true } } } },
    },
  });
  const mine = found?.author?.userId === userId;
  const leads = can(ctx.actor, found?.project.members[0]?.role ?? null, 'lead');
  if (!found || !(mine || leads)) fail({ code: 'not_found', object: 'annotation' });
  const { id, projectId, sampleId, activeMs } = found;
  return { id, projectId, sampleId, mine, activeMs };
}

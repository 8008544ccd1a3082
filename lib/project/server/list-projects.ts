import type { z } from 'zod';
import type { projectRowSchema } from '../view-schema';
import type { Ctx } from '@/lib/auth/ctx';
import { mayIn, visibleTo } from '@/lib/project/access';

export type ProjectRow = z.infer<typeof projectRowSchema>;

/** The projects that the actor may see, the archived ones last, then by name. */
export async function listProjects(ctx: Ctx): Promise<ProjectRow[]> {
  const projects = await ctx.db.project.findMany({
    where: visibleTo(ctx.actor),
    orderBy: [{ archivedAt: { sort: 'asc', nulls: 'first' } }, { name: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      name: true,
      description: true,
      archivedAt: true,
      isSample: true,
      members: { where: { userId: ctx.actor.userId ?? '' }, select: { role: true } },
    },
  });
  return projects.map(({ members, archivedAt, ...project }) => {
    const own = { role: members[0]?.role ?? null, archived: archivedAt !== null };
    return { ...project, ...own, may: mayIn(ctx.actor, own) };
  });
}

import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import {
  can,
  type Capability,
  mayIn,
  type ProjectMay,
  type ProjectRole,
  visibleTo,
} from '@/lib/project/access';

export interface ProjectAccess {
  id: string;
  name: string;
  /** Null for an owner of the instance who is no member. */
  role: ProjectRole | null;
  archived: boolean;
  may: ProjectMay;
}

/**
 * The project, if the actor may do `capability` in it. Fails with not_found for a foreign id, forbidden for a member
 * whose role is too small, and, with `writes`, state/project_archived for an archived one.
 */
export async function requireProject(
  ctx: Ctx,
  projectId: string,
  capability: Capability,
  options: { writes?: boolean } = {},
): Promise<ProjectAccess> {
  const project = await ctx.db.project.findFirst({
    where: { id: rowId(projectId, 'project'), ...visibleTo(ctx.actor) },
    select: {
      id: true,
      name: true,
      archivedAt: true,
      members: { where: { userId: ctx.actor.userId ?? '' }, select: { role: true } },
    },
  });
  if (!project) fail({ code: 'not_found', object: 'project' });
  const role = project.members[0]?.role ?? null;
  if (!can(ctx.actor, role, capability)) fail({ code: 'forbidden' });
  if (options.writes && project.archivedAt)
    fail({ code: 'state', object: 'project', reason: 'project_archived' });
  const own = { role, archived: project.archivedAt !== null };
  return { id: project.id, name: project.name, ...own, may: mayIn(ctx.actor, own) };
}

import type { Ctx } from '@/lib/auth/ctx';
import type { LinkState } from '@/lib/auth/link-state';
import { findLink } from '@/lib/auth/server/password/find-link';
import type { ProjectRole } from '@/lib/project/access';

export interface Invitation {
  state: LinkState;
  projectId: string;
  project: string;
  role: ProjectRole;
  archived: boolean;
  /** The one who asks is in the project already. */
  member: boolean;
}

/** What a person who holds an invitation may know of it; null when there is none with this token. */
export async function findInvitation(ctx: Ctx, token: string): Promise<Invitation | null> {
  const found = await findLink(ctx.db, 'invitation', token);
  if (!found?.link.projectId) return null;
  const project = await ctx.db.project.findUnique({
    where: { id: found.link.projectId },
    select: {
      id: true,
      name: true,
      archivedAt: true,
      members: { where: { userId: ctx.actor.userId ?? '' }, select: { role: true } },
    },
  });
  return (
    project && {
      state: found.state,
      projectId: project.id,
      project: project.name,
      role: found.link.projectRole ?? 'reader',
      archived: project.archivedAt !== null,
      member: project.members.length > 0,
    }
  );
}

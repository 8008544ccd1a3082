import type { LinkState } from '@/lib/auth/link-state';
import { findLink } from '@/lib/auth/server/find-link';
import type { Ctx } from '@/lib/auth/ctx';
import type { ProjectRole } from '@/lib/project/access';

export interface Invitation {
  state: LinkState;
  project: string;
  role: ProjectRole;
}

/** What a person who holds an invitation may know of it; null when there is none with this token. */
export async function findInvitation(ctx: Ctx, token: string): Promise<Invitation | null> {
  const found = await findLink(ctx.db, 'invitation', token);
  if (!found?.link.projectId) return null;
  const project = await ctx.db.project.findUnique({
    where: { id: found.link.projectId },
    select: { name: true },
  });
  return project && { state: found.state, project: project.name, role: found.link.projectRole ?? 'reader' };
}

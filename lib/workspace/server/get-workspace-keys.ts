import type { Ctx } from '@/lib/auth/ctx';
import type { WorkspaceKeys } from '../commands/workspace-keys';
import { toWorkspaceKeys } from '../commands/workspace-keys-schema';

/** The keys that the acting person has chosen for the workspace. */
export async function getWorkspaceKeys(ctx: Ctx): Promise<WorkspaceKeys> {
  const where = { id: ctx.actor.userId ?? '' };
  const user = await ctx.db.user.findUnique({ where, select: { workspaceKeys: true } });
  return toWorkspaceKeys(user?.workspaceKeys);
}

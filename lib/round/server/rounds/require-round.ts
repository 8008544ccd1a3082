import type { Round } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import type { Capability } from '@/lib/project/access';
import { type ProjectAccess, requireProject } from '@/lib/project/server/require-project';

/** A round of the project, if the actor may do `capability` in it; as requireProject, and not_found for a foreign round. */
export async function requireRound(
  ctx: Ctx,
  projectId: string,
  roundId: string,
  capability: Capability,
  options: { writes?: boolean } = {},
): Promise<{ round: Round; access: ProjectAccess }> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), capability, options);
  const round = await ctx.db.round.findFirst({ where: { id: rowId(roundId, 'round'), projectId } });
  if (!round) fail({ code: 'not_found', object: 'round' });
  return { round, access };
}

import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { TurnView } from '@/lib/round/view';
import { inTurn } from '@/lib/round/turn-order';

/** The open rounds of a project in the order in which people work them off; for leads. */
export async function listTurnOrder(ctx: Ctx, projectId: string): Promise<TurnView[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const open = await ctx.db.round.findMany({
    where: { projectId, state: 'open' },
    include: { members: { include: { user: { select: { name: true } } } } },
  });
  return inTurn(open).map(({ id, number, name, kind, everybody, members }) => ({
    id,
    number,
    name,
    kind,
    people: everybody ? null : members.map(({ user }) => user.name).sort((a, b) => a.localeCompare(b)),
  }));
}

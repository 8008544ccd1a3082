import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';

/** The budget of a project's run group. Fails with `not_found`. */
export async function requireRunGroup(ctx: Ctx, projectId: string, groupId: string) {
  const group = await ctx.db.runGroup.findFirst({
    where: { id: rowId(groupId, 'run_group'), projectId },
    select: { id: true, budgetMicros: true, model: true, endpoint: { select: { models: true } } },
  });
  return group ?? fail({ code: 'not_found', object: 'run_group' });
}

type RunState = 'queued' | 'running' | 'paused' | 'done' | 'cancelled' | 'failed';

/** The runs of a group that are in one of these states, which they keep until the transaction ends. */
export const runsOfGroup = (
  db: Tx,
  groupId: string,
  states: readonly RunState[],
): Promise<{ id: string; state: RunState }[]> =>
  db.$queryRaw`
    SELECT id, state FROM "Run" WHERE "groupId" = ${groupId}::uuid AND state::text = ANY(${[...states]})
    ORDER BY id FOR NO KEY UPDATE`;

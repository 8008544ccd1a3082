import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { fromMicros } from '@/lib/llm/price';
import { requireProject } from '@/lib/project/server/require-project';
import { groupState } from '@/lib/consistency/run-group/group-state';
import type { OrderedMethod, RunGroupView } from '@/lib/consistency/run-group/view-schema';
import { RUN_FIELDS, toRunView } from '../control/run-view';

/** A run group with its runs, how far all of them are and what they have cost together. */
export async function getRunGroup(ctx: Ctx, projectId: string, groupId: string): Promise<RunGroupView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const group = await ctx.db.runGroup.findFirst({
    where: { id: rowId(groupId, 'run_group'), projectId },
    include: {
      endpoint: { select: { id: true, name: true } },
      runs: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: RUN_FIELDS },
    },
  });
  if (!group) fail({ code: 'not_found', object: 'run_group' });
  const methods = group.methods as unknown as OrderedMethod[];
  const place = ({ method }: { method: string }): number => methods.findIndex((one) => one.method === method);
  const rows = group.runs.toSorted((a, b) => place(a) - place(b));
  const runs = rows.map(toRunView);
  const sum = (of: (run: RunGroupView['runs'][number]) => number): number =>
    runs.reduce((all, run) => all + of(run), 0);
  return {
    id: group.id,
    kind: group.kind,
    state: groupState(runs.map(({ state }) => state)),
    total: sum(({ total }) => total),
    done: sum(({ done }) => done),
    failed: sum(({ failed }) => failed),
    createdAt: group.createdAt.toISOString(),
    methods,
    endpoint: group.endpoint,
    model: group.model,
    budget: fromMicros(group.budgetMicros),
    spent: fromMicros(rows.reduce((all, { spentMicros }) => all + spentMicros, 0n)),
    calls: sum(({ account }) => account?.calls ?? 0),
    reused: sum(({ account }) => account?.reused ?? 0),
    runs,
  };
}

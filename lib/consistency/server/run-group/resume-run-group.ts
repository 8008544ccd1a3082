import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { fromMicros, toMicros } from '@/lib/llm/price';
import { toEndpointModels } from '@/lib/llm/server/endpoint-view';
import { requireProject } from '@/lib/project/server/require-project';
import { budgetSchema } from '@/lib/consistency/run-order';
import { requirePrices } from '../control/run-endpoint';
import { resumeRun } from '../control/resume-run';
import { requireRunGroup, runsOfGroup } from './require-run-group';

/**
 * Lets every run of a group go on that is paused or has failed as a whole, with another budget for all of them if one is given; null lifts
 * it. Fails with `state`/not_paused where there is none, and as resumeRun does. Leads only.
 */
export async function resumeRunGroup(
  ctx: Ctx,
  projectId: string,
  groupId: string,
  { budget }: { budget?: number | null } = {},
): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const asked = budgetSchema.optional().parse(budget);
  const group = await requireRunGroup(ctx, projectId, groupId);
  requirePrices(
    toEndpointModels(group.endpoint?.models ?? []).find(({ name }) => name === group.model),
    asked,
  );
  const limit = asked === undefined ? group.budgetMicros : toMicros(asked);
  await inTx(ctx, async (tx) => {
    await tx.db.runGroup.update({ where: { id: group.id }, data: { budgetMicros: limit } });
    const runs = await runsOfGroup(tx.db, group.id, ['paused', 'failed']);
    if (runs.length === 0) fail({ code: 'state', object: 'run_group', reason: 'not_paused' });
    for (const { id } of runs) await resumeRun(tx, projectId, id);
    await recordAudit(tx, {
      action: 'run_group.resume',
      objectType: 'run_group',
      objectId: groupId,
      projectId,
      before: { budget: fromMicros(group.budgetMicros) },
      after: { budget: fromMicros(limit) },
    });
  });
}

import type { Prisma } from '@/generated/prisma/client';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { toMicros } from '@/lib/llm/price';
import { requireProject } from '@/lib/project/server/require-project';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { type GroupOrder, groupOrderSchema } from '@/lib/consistency/run-group/group-order';
import { createRun } from '../control/create-run';
import { requirePrices } from '../control/run-endpoint';
import { orderedMethods } from './ordered-methods';

/**
 * Starts a run of each method over the same choice of samples, in one transaction, with one budget that all of them spend from. A method for
 * which the choice holds no sample has no run. Fails as startRun does, and with `state`/nothing_to_read where no method has a sample.
 * Leads only.
 */
export async function startRunGroup(
  ctx: Ctx,
  projectId: string,
  order: GroupOrder,
  methods: readonly Method[] = METHODS,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const { methods: asked, kind, budget, inBatches, choice, ...over } = groupOrderSchema.parse(order);
  const ordered = await orderedMethods(ctx.db, projectId, asked, over, methods);
  const endpoint = ordered.find((one) => one.endpoint)?.endpoint ?? null;
  requirePrices(endpoint?.model, budget);
  const what = {
    kind,
    methods: ordered.map(({ method, params }) => ({ method: method.id, params })) as Prisma.InputJsonValue,
    ...(endpoint && { endpointId: endpoint.endpointId, model: endpoint.model.name }),
  };
  return inTx(ctx, async (tx) => {
    const { id } = await tx.db.runGroup.create({
      data: { ...what, projectId, budgetMicros: toMicros(budget), createdById: tx.actor.userId },
      select: { id: true },
    });
    const judging = ordered.filter(({ method }) => kind === 'full' || method.needsEndpoint);
    let runs = 0;
    for (const one of judging) {
      const run = { ...one, kind, budget: null, inBatches, choice, groupId: id };
      if (await createRun(tx, projectId, run)) runs += 1;
    }
    if (judging.length > 0 && runs === 0) fail({ code: 'state', object: 'run', reason: 'nothing_to_read' });
    await recordAudit(tx, {
      action: 'run_group.start',
      objectType: 'run_group',
      objectId: id,
      projectId,
      after: { ...what, budget, inBatches, choice, runs },
    });
    return { id };
  });
}

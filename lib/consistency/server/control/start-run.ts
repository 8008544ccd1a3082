import type { Prisma } from '@/generated/prisma/client';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { toMicros } from '@/lib/llm/price';
import { requireProject } from '@/lib/project/server/require-project';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { type RunOrder, runOrderSchema } from '@/lib/consistency/run-order';
import { chosenIds, countChosen, dryRunIds } from './choose-samples';
import { paramsOfRun } from './resolve-params';
import { requirePrices, runEndpoint } from './run-endpoint';
import { enqueueRun, onlyRunAlike } from './run-queue';

/**
 * Puts a new run of a method over samples of the project that are not withdrawn into the queue, in one transaction with
 * its row. Drafts that people have begun stay as they are; later ones start from the new predictions. Without `params`
 * they are resolved from the project (a threshold from its reviewed segments, a panel's judges). Fails with `state`/already_running while
 * a full run of the same method, model and parameters is going, `state`/nothing_to_read where the choice holds no
 * sample, `invalid`/no_prices where a budget is given for a model without prices. Leads only.
 */
export async function startRun(
  ctx: Ctx,
  projectId: string,
  order: RunOrder,
  methods: readonly Method[] = METHODS,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const { params, kind, budget, choice, inBatches, ...asked } = runOrderSchema.parse(order);
  const method = methods.find(({ id }) => id === asked.method);
  if (!method) fail({ code: 'not_found', object: 'method' });
  if (kind === 'dry_run' && !method.needsEndpoint)
    fail({ code: 'invalid', issues: [{ path: 'kind', code: 'invalid_value' }] });
  const endpoint = await runEndpoint(ctx.db, method, asked);
  requirePrices(endpoint?.model, budget);
  const resolved = await paramsOfRun(ctx.db, projectId, method, params);
  const model = endpoint?.model.name ?? null;
  const of = { projectId, method: method.id, model, choice };
  const alike = { method: method.id, version: method.version, model, params: resolved };
  return inTx(ctx, async (tx) => {
    if (kind === 'full') await onlyRunAlike(tx.db, projectId, alike);
    // Without a choice a run is about whatever the project holds by its end, imports under way among it.
    const whole = kind === 'full' && choice.scope === 'all' && choice.count === null;
    const sampleIds = whole ? [] : await (kind === 'dry_run' ? dryRunIds : chosenIds)(tx.db, of);
    const total = whole ? await countChosen(tx.db, of) : sampleIds.length;
    if (!whole && total === 0) fail({ code: 'state', object: 'run', reason: 'nothing_to_read' });
    const what = {
      method: method.id,
      version: method.version,
      kind,
      params: resolved as Prisma.InputJsonValue,
      ...(endpoint && { endpointId: endpoint.endpointId, model: endpoint.model.name }),
      ...(endpoint && kind === 'full' && { inBatches }),
    };
    const run = await tx.db.run.create({
      data: {
        ...what,
        projectId,
        judges: [...method.judges(resolved)],
        sampleIds,
        total,
        budgetMicros: endpoint ? toMicros(budget) : null,
        createdById: ctx.actor.userId,
      },
      select: { id: true, model: true },
    });
    await recordAudit(tx, {
      action: 'run.start',
      objectType: 'run',
      objectId: run.id,
      projectId,
      after: { ...what, ...(endpoint && { budget }), samples: total },
    });
    await enqueueRun(tx.db, run);
    return { id: run.id };
  });
}

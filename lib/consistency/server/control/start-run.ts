import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { type RunOrder, runOrderSchema } from '@/lib/consistency/run-order';
import { createRun } from './create-run';
import { paramsOfRun } from './resolve-params';
import { requirePrices, runEndpoint } from './run-endpoint';

/**
 * Puts a new run of a method over samples of the project that are not withdrawn into the queue, in one transaction with
 * its row. Drafts that people have begun stay as they are; later ones start from the new predictions. Without `params`
 * they are resolved from the project (a threshold from its reviewed segments, a panel's judges). Fails with `state`/already_running while
 * a full run of the same method, model and parameters is going, `state`/nothing_to_read where the choice holds no
 * sample, `invalid`/no_prices where a budget is given for a model without prices. Leads only.
 *
 * @param groupId the run group that it becomes part of
 */
export async function startRun(
  ctx: Ctx,
  projectId: string,
  order: RunOrder,
  methods: readonly Method[] = METHODS,
  groupId: string | null = null,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const { params: asked, kind, budget, choice, inBatches, ...over } = runOrderSchema.parse(order);
  const method = methods.find(({ id }) => id === over.method);
  if (!method) fail({ code: 'not_found', object: 'method' });
  if (kind === 'dry_run' && !method.needsEndpoint)
    fail({ code: 'invalid', issues: [{ path: 'kind', code: 'invalid_value' }] });
  const endpoint = await runEndpoint(ctx.db, method, over);
  requirePrices(endpoint?.model, budget);
  const params = await paramsOfRun(ctx.db, projectId, method, asked);
  const run = { method, params, kind, endpoint, budget, inBatches, choice, groupId };
  return inTx(ctx, async (tx) => {
    const made = await createRun(tx, projectId, run);
    return made ?? fail({ code: 'state', object: 'run', reason: 'nothing_to_read' });
  });
}

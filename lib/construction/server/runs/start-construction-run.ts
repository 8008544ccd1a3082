import type { Ctx } from '@/lib/auth/ctx';
import { createItemRun } from '@/lib/consistency/server/items/create-item-run';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { CONSTRUCTION_RUN } from '../../draw/construction-run';
import { type ModelOrderInput, modelOrderSchema } from '../../model-order';
import { prepareRun } from './prepare-run';

/**
 * Has a model make samples of those whose gold is consistent, so many of each recipe, by a worker. Fails with
 * `state`/no_sources, and as createItemRun does. Leads only.
 */
export async function startConstructionRun(
  ctx: Ctx,
  projectId: string,
  asked: ModelOrderInput,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const order = modelOrderSchema.parse(asked);
  const { endpointId, model, budget } = order;
  const { items, params } = await prepareRun(ctx, projectId, order);
  return createItemRun(ctx, projectId, { ...CONSTRUCTION_RUN, params, endpointId, model, budget, items });
}

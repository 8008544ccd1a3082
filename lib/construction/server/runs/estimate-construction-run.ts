import type { Ctx } from '@/lib/auth/ctx';
import { estimateItems, type ItemEstimate } from '@/lib/consistency/ask/item-estimate';
import { rowId } from '@/lib/db/row-id';
import { LONGEST_REPLY } from '@/lib/llm/learn/reply-tokens';
import { requireProject } from '@/lib/project/server/require-project';
import { drawTokens } from '../../draw/draw-tokens';
import { modelOrderSchema, type ModelOrderInput } from '../../model-order';
import { modelRecipe } from '../../recipe-list';
import { loadItemSources } from './load-item-sources';
import { prepareRun } from './prepare-run';

/** Items whose texts are loaded for an estimate. */
const MOST_LOADED = 500;

/** What a construction run would take, from its texts: as if each first changed answer were kept. Fails as startConstructionRun does. Leads only. */
export async function estimateConstructionRun(
  ctx: Ctx,
  projectId: string,
  asked: Omit<ModelOrderInput, 'budget'>,
): Promise<ItemEstimate> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const order = modelOrderSchema.parse(asked);
  const { items, model } = await prepareRun(ctx, projectId, order);
  // Recipes take turns, so that the first items are like all of them.
  const looked = items.slice(0, MOST_LOADED);
  const sources = await loadItemSources(
    ctx.db,
    projectId,
    looked.map(({ sourceId }) => sourceId),
  );
  return estimateItems({
    items: looked,
    tokensOf: ({ recipe, sourceId }) => drawTokens(sources.get(sourceId)!, modelRecipe(recipe)!),
    longestReply: LONGEST_REPLY,
    model,
    of: items.length,
  });
}

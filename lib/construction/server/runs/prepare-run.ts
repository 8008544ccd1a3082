import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import type { Ctx } from '@/lib/auth/ctx';
import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { requireEndpoint } from '@/lib/consistency/server/control/run-endpoint';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import type { EndpointModel } from '@/lib/llm/endpoint';
import { type AssignableSource, assignSources } from '../../draw/assign-sources';
import type { ConstructionItem } from '../../draw/draw-outcome';
import type { ConstructionParams, ModelOrder } from '../../model-order';
import { modelRecipe } from '../../recipe-list';
import { recipePrompt } from '../../recipes/prompt';
import { MODEL_RECIPES } from '../../recipes/registry';
import { isSource, USED } from '../load-sources';
import { refuseStopped } from '../refuse-stopped';

/** Samples of each recipe that a dry run shows. */
const SHOWN = 3;

/**
 * What a construction run would ask, before it is estimated or started, and its model. Fails as requireEndpoint and refuseStopped do, and with
 * `state`/no_sources where there is nothing to make samples of.
 */
export async function prepareRun(
  ctx: Ctx,
  projectId: string,
  { wanted, dryRun, language, generator, length, claimed, ...of }: ModelOrder,
): Promise<{ items: ConstructionItem[]; params: ConstructionParams; model: EndpointModel }> {
  const { model } = await requireEndpoint(ctx.db, {
    endpointId: rowId(of.endpointId, 'endpoint'),
    model: of.model,
  });
  await refreshGold(ctx, projectId, { chunks: Infinity });
  await refuseStopped(ctx.db, projectId, { wanted, model: of.model });
  const filter = { language, generator, length, claimed };
  const sources = await ctx.db.$queryRaw<(AssignableSource & { language: string })[]>`
    SELECT s.id, s.language, ${USED} AS used FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
    WHERE ${isSource(projectId, filter)} ORDER BY md5(s.id::text)`;
  const counts = Object.fromEntries(
    Object.entries(wanted).map(([recipe, count]) => [
      recipe,
      dryRun ? Math.min(SHOWN, count ?? 0) : (count ?? 0),
    ]),
  );
  const items = assignSources(sources, counts);
  if (items.length === 0) fail({ code: 'state', object: 'construction', reason: 'no_sources' });
  const spoken = new Set(sources.map((source) => promptLanguage(source.language)));
  const asked = new Set(
    Object.keys(counts).flatMap((id) => (counts[id] === 0 ? [] : modelRecipe(id)!.parts)),
  );
  const recipes = MODEL_RECIPES.filter((recipe) => asked.has(recipe));
  const prompts = recipes.flatMap((recipe) => [...spoken].sort().map((own) => recipePrompt(recipe, own).id));
  return { items, params: { wanted: counts, ...filter, dryRun, prompts }, model };
}

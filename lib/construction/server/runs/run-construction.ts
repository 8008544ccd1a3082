import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { ActiveRun } from '@/lib/consistency/server/active-run';
import type { ClaimedItem } from '@/lib/consistency/server/items/claim-items';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import { CONSTRUCTION_RUN } from '../../draw/construction-run';
import { drawAnswer } from '../../draw/draw-answer';
import { constructionItemSchema, RECIPE_STOPPED, undrawn } from '../../draw/draw-outcome';
import { constructionParamsSchema } from '../../model-order';
import { modelRecipe } from '../../recipe-list';
import { recipePrompt } from '../../recipes/prompt';
import { MODEL_RECIPES } from '../../recipes/registry';
import { isRunKnown, makeInRun } from '../make-in-run';
import { loadItemSources } from './load-item-sources';
import { watchStopped } from './watch-stopped';
import { type Drawn, storeDraws } from './store-draws';

/** Does a construction run, as makeInRun does. */
export function runConstruction(
  ctx: Ctx,
  runId: string,
  signal: AbortSignal,
  retryPolicy?: RetryPolicy,
): Promise<void> {
  return makeInRun<Drawn>(ctx, { runId, signal, retryPolicy }, (db, run) => {
    const params = constructionParamsSchema.parse(run.params);
    if (!isRunKnown(run, CONSTRUCTION_RUN, { started: params.prompts, known: allPrompts() })) return null;
    const isStopped = watchStopped(db, run);
    return {
      async ask(item, ask, halt) {
        const { recipe, source } = await readItem(db, run, item);
        if (!recipe || !source) return { outcome: undrawn('source_gone'), source: null, failed: null };
        if (await isStopped(recipe.id))
          return { outcome: undrawn(RECIPE_STOPPED), source: null, failed: null };
        const outcome = await drawAnswer(source, recipe, ask, halt);
        return { outcome, source: { ...source, recipe }, failed: null };
      },
      failed: (fault, failed) => ({ outcome: undrawn(fault), source: null, failed }),
      store: (items) =>
        storeDraws(
          db,
          { run, params },
          items.map(({ item, kept: drawn }) => ({ item, drawn })),
        ),
    };
  });
}

const allPrompts = (): string[] =>
  MODEL_RECIPES.flatMap((recipe) => [recipePrompt(recipe, 'zh').id, recipePrompt(recipe, 'en').id]);

async function readItem(db: PrismaClient, { projectId }: ActiveRun, { content }: ClaimedItem) {
  const { recipe, sourceId } = constructionItemSchema.parse(content);
  const sources = await loadItemSources(db, projectId, [sourceId]);
  return { recipe: modelRecipe(recipe), source: sources.get(sourceId) };
}

import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { type ActiveRun, claimRun } from '@/lib/consistency/server/active-run';
import { endRun } from '@/lib/consistency/server/end-run';
import { gather } from '@/lib/consistency/server/gather';
import { askItems } from '@/lib/consistency/server/items/ask-items';
import type { ClaimedItem } from '@/lib/consistency/server/items/claim-items';
import { withModel } from '@/lib/consistency/server/with-model';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import { CONSTRUCTION_RUN } from '../../draw/construction-run';
import { drawAnswer } from '../../draw/draw-answer';
import { constructionItemSchema, RECIPE_STOPPED, undrawn } from '../../draw/draw-outcome';
import { constructionParamsSchema } from '../../model-order';
import { modelRecipe } from '../../recipe-list';
import { recipePrompt } from '../../recipes/prompt';
import { MODEL_RECIPES } from '../../recipes/registry';
import { loadItemSources } from './load-item-sources';
import { watchStopped } from './watch-stopped';
import { type Drawn, type DrawnItem, storeDraws } from './store-draws';

/** New samples change what their project counts, one transaction after the other: those that come so soon are stored together. */
const STORED_EVERY_MS = 100;

/**
 * Does a construction run, or the rest of it after a crash: nothing that was answered is asked again, no sample is made twice, and
 * faults, budget and pauses are the run's. Rejects when the signal is aborted, so that the job comes again.
 */
export async function runConstruction(
  ctx: Ctx,
  runId: string,
  signal: AbortSignal,
  retryPolicy?: RetryPolicy,
): Promise<void> {
  if (!('$transaction' in ctx.db)) throw new Error('a run cannot be done within a transaction');
  const own = { ...ctx, db: ctx.db as PrismaClient };
  const run = await claimRun(own.db, runId);
  if (!run) return;
  const params = constructionParamsSchema.parse(run.params);
  if (!isKnown(run, params.prompts))
    return endRun(own, run, { state: 'failed', error: 'method_unavailable' });
  const of = { run, params };
  const isStopped = watchStopped(own.db, run);
  const store = gather((draws: DrawnItem[]) => storeDraws(own.db, of, draws), {
    everyMs: STORED_EVERY_MS,
    isAll: () => false,
  });
  await withModel(
    own,
    run,
    signal,
    (work) =>
      askItems<Drawn>(work, {
        async ask(item, ask, halt) {
          const { recipe, source } = await readItem(own.db, run, item);
          if (!recipe || !source) return { outcome: undrawn('source_gone'), source: null, failed: null };
          if (await isStopped(recipe.id))
            return { outcome: undrawn(RECIPE_STOPPED), source: null, failed: null };
          const outcome = await drawAnswer(source, recipe, ask, halt);
          return { outcome, source: { ...source, recipe }, failed: null };
        },
        failed: ({ fault }) => ({
          outcome: undrawn(fault ?? 'internal'),
          source: null,
          // A source that is too long stays so: it is not asked about again when the run is resumed.
          failed: fault === 'too_long' ? null : (fault ?? 'internal'),
        }),
        store: (item, drawn) => store({ item, drawn }),
      }),
    retryPolicy,
  );
}

/** Whether the studio has the version of the run and of every prompt that it was started with. */
function isKnown({ method, version }: ActiveRun, prompts: readonly string[]): boolean {
  const known = MODEL_RECIPES.flatMap((recipe) => [
    recipePrompt(recipe, 'zh').id,
    recipePrompt(recipe, 'en').id,
  ]);
  const same = method === CONSTRUCTION_RUN.method && version === CONSTRUCTION_RUN.version;
  return same && prompts.every((id) => known.includes(id));
}

async function readItem(db: PrismaClient, { projectId }: ActiveRun, { content }: ClaimedItem) {
  const { recipe, sourceId } = constructionItemSchema.parse(content);
  const sources = await loadItemSources(db, projectId, [sourceId]);
  return { recipe: modelRecipe(recipe), source: sources.get(sourceId) };
}

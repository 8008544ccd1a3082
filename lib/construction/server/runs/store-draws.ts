import type { PrismaClient } from '@/generated/prisma/client';
import type { ActiveRun } from '@/lib/consistency/server/active-run';
import type { ClaimedItem } from '@/lib/consistency/server/items/claim-items';
import { type KeptItem, storeItems } from '@/lib/consistency/server/items/store-items';
import type { Tx } from '@/lib/db/client';
import { constructionItemSchema, type DrawOutcome, RECIPE_STOPPED } from '../../draw/draw-outcome';
import type { ConstructionParams } from '../../model-order';
import type { RecipeWithParts } from '../../combination';
import type { ModelRecipe } from '../../recipes/recipe';
import { insertNewSamples, type NewSample } from '../insert-new-samples';
import { variantOf } from '../variant-of';
import type { ItemSource } from './load-item-sources';
import { replaceItems } from './replace-items';

/** What came of an item, and what it was made of. */
export interface Drawn {
  outcome: DrawOutcome;
  source: (ItemSource & { recipe: RecipeWithParts<ModelRecipe> }) | null;
  /** A kind of fault for which it was not asked to the end; null: it was. */
  failed: string | null;
}

export interface DrawnItem {
  item: ClaimedItem;
  drawn: Drawn;
}

export interface StoringRun {
  run: Pick<ActiveRun, 'id' | 'projectId' | 'model'>;
  params: ConstructionParams;
}

interface KeptDraw extends KeptItem {
  outcome: DrawOutcome;
}

/**
 * Stores what came of items with the samples that they became; where one that was asked to the end became none, another source takes
 * its place.
 */
export async function storeDraws(
  db: PrismaClient,
  of: StoringRun,
  draws: readonly DrawnItem[],
): Promise<void> {
  await storeItems<DrawnItem, KeptDraw>(
    db,
    of.run.id,
    draws,
    async (tx, open) => {
      const outcomes = await asSamples(tx, of, open);
      return outcomes.map((outcome, at) => ({
        outcome,
        failed: open[at]!.drawn.failed,
        wasted: outcome.fault !== null || outcome.flaw !== null,
      }));
    },
    async (tx, stored) => {
      if (of.params.dryRun) return;
      const recipes = stored
        // What was not asked to the end is asked again when the run is resumed: another source would make one too many.
        .filter(
          ({ kept: { wasted, failed, outcome } }) =>
            wasted && failed === null && outcome.fault !== RECIPE_STOPPED,
        )
        .map(({ item }) => constructionItemSchema.parse(item.content).recipe);
      for (const recipe of new Set(recipes))
        await replaceItems(tx, of, recipe, recipes.filter((one) => one === recipe).length);
    },
  );
}

/** The outcomes with the samples that they have become; one that says what another sample says is none. */
async function asSamples(
  tx: Tx,
  { run, params }: StoringRun,
  draws: readonly DrawnItem[],
): Promise<DrawOutcome[]> {
  const outcomes = draws.map(({ drawn }) => drawn.outcome);
  if (params.dryRun) return outcomes;
  const made = draws.map(({ drawn }) => asMade(drawn, run.model));
  const toAdd = made.filter((one) => one !== null);
  const added = await insertNewSamples(tx, { constructionId: null, projectId: run.projectId }, toAdd);
  return outcomes.map((outcome, at) => {
    const one = made[at]!;
    if (one === null) return outcome;
    const sampleId = added.get(one) ?? null;
    return sampleId === null ? { ...outcome, flaw: 'duplicate' } : { ...outcome, sampleId };
  });
}

/** The sample that an item becomes; null: none. */
function asMade({ outcome, source }: Drawn, model: string | null): NewSample | null {
  const { answer, edits, flaw, fault, rationale } = outcome;
  if (!source || answer === null || flaw !== null || fault !== null) return null;
  const { recipe, externalId } = source;
  const pedigree = {
    ...{ recipe: recipe.id, version: recipe.version, source: externalId, intended: recipe.intended },
    ...{ edits, model, rationale },
  };
  return variantOf(
    source,
    { answer, pedigree },
    recipe.parts.some(({ reach }) => reach === 'answer'),
  );
}

import type { PrismaClient } from '@/generated/prisma/client';
import type { ActiveRun } from '@/lib/consistency/server/active-run';
import type { ClaimedItem } from '@/lib/consistency/server/items/claim-items';
import { dropClaims } from '@/lib/consistency/server/run-claims';
import type { Tx } from '@/lib/db/client';
import { withStorableTexts } from '@/lib/storable';
import { constructionItemSchema, type DrawOutcome, RECIPE_STOPPED } from '../../draw/draw-outcome';
import type { ConstructionParams } from '../../model-order';
import type { ModelRecipe } from '../../recipes/recipe';
import { insertConstructed, type MadeSample } from '../insert-constructed';
import type { ItemSource } from './load-item-sources';
import { replaceItems } from './replace-items';

/** What came of an item, and what it was made of. */
export interface Drawn {
  outcome: DrawOutcome;
  source: (ItemSource & { recipe: ModelRecipe }) | null;
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

/**
 * Stores what came of items with the samples that they became, and counts them with their run; where one that was asked to the end became none,
 * another source takes its place. All in one transaction: a crash loses or keeps everything, and of two workers on one item the first is right.
 */
export async function storeDraws(
  db: PrismaClient,
  of: StoringRun,
  draws: readonly DrawnItem[],
): Promise<void> {
  const { id: runId } = of.run;
  await db.$transaction(async (tx) => {
    const open = await openItems(tx, runId, draws);
    if (open.length === 0) return;
    const outcomes = await asSamples(tx, of, open);
    const rows = open.map(({ item: { id }, drawn: { failed } }, at) => ({
      id,
      outcome: withStorableTexts({ ...outcomes[at]!, ...(failed !== null && { failed }) }).value,
    }));
    await tx.$executeRaw`
      UPDATE "RunItem" i SET outcome = r.outcome
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, outcome jsonb) WHERE i.id = r.id`;
    await dropClaims(tx, runId, { sampleIds: rows.map(({ id }) => id) });
    const wasted = open.filter((_, at) => outcomes[at]!.fault !== null || outcomes[at]!.flaw !== null);
    await tx.run.update({
      where: { id: runId },
      data: {
        done: { increment: open.length - wasted.length },
        failed: { increment: wasted.length },
      },
    });
    if (of.params.dryRun) return;
    const recipes = wasted
      // What was not asked to the end is asked again when the run is resumed: another source would make one too many.
      .filter(({ drawn: { failed, outcome } }) => failed === null && outcome.fault !== RECIPE_STOPPED)
      .map(({ item }) => constructionItemSchema.parse(item.content).recipe);
    for (const recipe of new Set(recipes))
      await replaceItems(tx, of, recipe, recipes.filter((one) => one === recipe).length);
  });
}

/** Those without an outcome, each once; nobody else stores theirs meanwhile. */
async function openItems(tx: Tx, runId: string, draws: readonly DrawnItem[]): Promise<DrawnItem[]> {
  const ids = draws.map(({ item }) => item.id);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "RunItem" WHERE id = ANY(${ids}::uuid[]) AND "runId" = ${runId}::uuid AND outcome IS NULL
    ORDER BY id FOR UPDATE`;
  const open = new Set(rows.map(({ id }) => id));
  return draws.filter(({ item }) => open.delete(item.id));
}

/** The outcomes with the samples that they have become; one whose texts are there already is none. */
async function asSamples(
  tx: Tx,
  { run, params }: StoringRun,
  draws: readonly DrawnItem[],
): Promise<DrawOutcome[]> {
  const outcomes = draws.map(({ drawn }) => drawn.outcome);
  if (params.dryRun) return outcomes;
  const made = draws.map(({ drawn }) => asMade(drawn, run.model));
  const toAdd = made.filter((one) => one !== null);
  const added = await insertConstructed(tx, { constructionId: null, projectId: run.projectId }, toAdd);
  return outcomes.map((outcome, at) => {
    const one = made[at]!;
    if (one === null) return outcome;
    const sampleId = added.get(one) ?? null;
    return sampleId === null ? { ...outcome, flaw: 'duplicate' } : { ...outcome, sampleId };
  });
}

/** The sample that an item becomes; null: none. */
function asMade({ outcome, source }: Drawn, model: string | null): MadeSample<ItemSource> | null {
  const { answer, edits, flaw, fault, rationale } = outcome;
  if (!source || answer === null || flaw !== null || fault !== null) return null;
  const { recipe, externalId } = source;
  const pedigree = {
    ...{ recipe: recipe.id, version: recipe.version, source: externalId, intended: recipe.errorType },
    ...{ edits, model, rationale },
  };
  return { answer, pedigree, of: source };
}

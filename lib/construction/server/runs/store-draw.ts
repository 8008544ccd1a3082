import type { PrismaClient } from '@/generated/prisma/client';
import type { ActiveRun } from '@/lib/consistency/server/active-run';
import type { ClaimedItem } from '@/lib/consistency/server/items/claim-items';
import type { Tx } from '@/lib/db/client';
import { withStorableTexts } from '@/lib/storable';
import { constructionItemSchema, type DrawOutcome } from '../../draw/draw-outcome';
import type { ConstructionParams } from '../../model-order';
import type { ModelRecipe } from '../../recipes/recipe';
import { insertConstructed } from '../insert-constructed';
import type { ItemSource } from './load-item-sources';
import { replaceItem } from './replace-item';

/** What came of an item, and what it was made of. */
export interface Drawn {
  outcome: DrawOutcome;
  source: (ItemSource & { recipe: ModelRecipe }) | null;
  /** A kind of fault for which it was not asked to the end; null: it was. */
  failed: string | null;
}

export interface StoringRun {
  run: Pick<ActiveRun, 'id' | 'projectId' | 'model'>;
  params: ConstructionParams;
}

/**
 * Stores what came of an item with the sample that it became, and counts it with its run; where it became none, another source takes
 * its place. All in one transaction: a crash loses or keeps everything, and of two workers on one item the first is right.
 */
export async function storeDraw(
  db: PrismaClient,
  { run, params }: StoringRun,
  { id, content }: ClaimedItem,
  drawn: Drawn,
): Promise<void> {
  const { id: runId } = run;
  await db.$transaction(async (tx) => {
    const open = await tx.$queryRaw<unknown[]>`
      SELECT id FROM "RunItem" WHERE id = ${id}::uuid AND "runId" = ${runId}::uuid AND outcome IS NULL FOR UPDATE`;
    if (open.length === 0) return;
    const outcome = await asSample(tx, { run, params }, drawn);
    const { failed } = drawn;
    const kept = withStorableTexts({ ...outcome, ...(failed !== null && { failed }) }).value;
    const isMade = outcome.fault === null && outcome.flaw === null;
    await tx.runItem.update({ where: { id }, data: { outcome: kept } });
    await tx.runClaim.deleteMany({ where: { runId, sampleId: id } });
    const count = { increment: 1 };
    await tx.run.update({ where: { id: runId }, data: isMade ? { done: count } : { failed: count } });
    if (!isMade && !params.dryRun)
      await replaceItem(tx, { run, params }, constructionItemSchema.parse(content).recipe);
  });
}

/** The outcome with the sample that it has become; one whose texts are there already is none. */
async function asSample(
  tx: Tx,
  { run, params }: StoringRun,
  { outcome, source }: Drawn,
): Promise<DrawOutcome> {
  const { answer, edits, flaw, fault, rationale } = outcome;
  if (params.dryRun || !source || answer === null || flaw !== null || fault !== null) return outcome;
  const { recipe, externalId } = source;
  const made = {
    answer,
    pedigree: {
      ...{ recipe: recipe.id, version: recipe.version, source: externalId, intended: recipe.errorType },
      ...{ edits, model: run.model, rationale },
    },
    of: source,
  };
  const added = await insertConstructed(tx, { constructionId: null, projectId: run.projectId }, [made]);
  const sampleId = added.get(made) ?? null;
  return sampleId === null ? { ...outcome, flaw: 'duplicate' } : { ...outcome, sampleId };
}

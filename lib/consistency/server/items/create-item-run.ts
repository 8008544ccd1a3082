import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { toMicros } from '@/lib/llm/price';
import { requireEndpoint, requirePrices } from '../control/run-endpoint';
import { enqueueRun } from '../control/run-queue';
import type { ItemRunKind } from './require-item-run';

/** A run over items as it is to be. */
export interface NewItemRun {
  kind: ItemRunKind;
  /** Of a test its name, of a construction `construction`. */
  method: string;
  version: string;
  params: Prisma.InputJsonValue;
  endpointId: string;
  model: string;
  budget: number | null;
  items: readonly object[];
  judgeTest?: Prisma.RunUncheckedCreateInput['judgeTest'];
}

/**
 * Puts a run over items into the queue, with its budget and what it asks. For verbs that have asked whether the actor leads the
 * project. Fails with `invalid`/no_prices, `not_found`/endpoint as startRun does.
 */
export async function createItemRun(
  ctx: Ctx,
  projectId: string,
  { items, budget, judgeTest, ...what }: NewItemRun,
): Promise<{ id: string }> {
  const { endpointId, model } = what;
  const endpoint = await requireEndpoint(ctx.db, { endpointId: rowId(endpointId, 'endpoint'), model });
  requirePrices(endpoint.model, budget);
  return inTx(ctx, async (tx) => {
    const run = await tx.db.run.create({
      data: {
        ...what,
        projectId,
        total: items.length,
        budgetMicros: toMicros(budget),
        createdById: ctx.actor.userId,
        judgeTest,
      },
      select: { id: true, model: true },
    });
    await tx.db.runItem.createMany({
      data: items.map((content, ordinal) => ({ runId: run.id, ordinal, content })),
    });
    await recordAudit(tx, {
      action: 'run.start',
      objectType: 'run',
      objectId: run.id,
      projectId,
      after: { ...what, budget, samples: items.length },
    });
    await enqueueRun(tx.db, run);
    return { id: run.id };
  });
}

import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requirePrices, requireEndpoint } from '@/lib/consistency/server/control/run-endpoint';
import { enqueueRun } from '@/lib/consistency/server/control/run-queue';
import { toMicros } from '@/lib/llm/price';
import type { TestOrder } from '../../judge-test/settings';
import type { PreparedTest } from './prepared-test';

/**
 * Puts a test of a judge into the queue: a run with its budget, and what it asks. For verbs that have asked whether the actor
 * leads the project. Fails with `state`/nothing_to_test without an item, `invalid`/no_prices as startRun does.
 */
export async function createJudgeTest(
  ctx: Ctx,
  projectId: string,
  { endpointId, model, budget }: TestOrder,
  { id: method, version, params, settings, items }: PreparedTest,
): Promise<{ id: string }> {
  const endpoint = await requireEndpoint(ctx.db, { endpointId: rowId(endpointId, 'endpoint'), model });
  requirePrices(endpoint.model, budget);
  if (items.length === 0) fail({ code: 'state', object: 'run', reason: 'nothing_to_test' });
  const what = { method, version, kind: 'test', params, endpointId, model } as const;
  return inTx(ctx, async (tx) => {
    const run = await tx.db.run.create({
      data: {
        ...what,
        projectId,
        total: items.length,
        budgetMicros: toMicros(budget),
        createdById: ctx.actor.userId,
        judgeTest: { create: { test: settings.test, settings: settings as Prisma.InputJsonValue } },
      },
      select: { id: true, model: true },
    });
    await tx.db.judgeTestItem.createMany({
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

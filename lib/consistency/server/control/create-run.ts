import type { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import type { Tx } from '@/lib/db/client';
import { toMicros } from '@/lib/llm/price';
import type { Method } from '@/lib/consistency/method';
import { isEverySample, type SampleChoice } from '@/lib/consistency/run-order';
import { chosenIds, countChosen, dryRunIds } from './choose-samples';
import { enqueueRun, onlyRunAlike } from './run-queue';

/** A run as it is to be; everything in it is known to be there. */
export interface NewRun {
  method: Method;
  /** Resolved. */
  params: unknown;
  kind: 'full' | 'dry_run';
  /** Null for a method that asks no model. */
  endpoint: { endpointId: string; model: { name: string } } | null;
  budget: number | null;
  inBatches: boolean;
  choice: SampleChoice;
  /** The run group whose budget it spends from. */
  groupId: string | null;
}

/** Puts a run into the queue with its row. Null where the choice holds no sample; fails with `state`/already_running. */
export async function createRun(
  tx: Ctx & { db: Tx },
  projectId: string,
  { method, params, kind, endpoint, budget, inBatches, choice, groupId }: NewRun,
): Promise<{ id: string } | null> {
  const model = endpoint?.model.name ?? null;
  const of = { projectId, method: method.id, model, choice };
  if (kind === 'full')
    await onlyRunAlike(tx.db, projectId, { method: method.id, version: method.version, model, params });
  // Without a choice a run is about whatever the project holds by its end, imports under way among it.
  const whole = kind === 'full' && isEverySample(choice);
  const sampleIds = whole ? [] : await (kind === 'dry_run' ? dryRunIds : chosenIds)(tx.db, of);
  const total = whole ? await countChosen(tx.db, of) : sampleIds.length;
  if (!whole && total === 0) return null;
  const what = {
    method: method.id,
    version: method.version,
    kind,
    params: params as Prisma.InputJsonValue,
    ...(endpoint && { endpointId: endpoint.endpointId, model: endpoint.model.name }),
    ...(endpoint && kind === 'full' && { inBatches }),
    ...(groupId && { groupId }),
  };
  const run = await tx.db.run.create({
    data: {
      ...what,
      projectId,
      judges: [...method.judges(params)],
      sampleIds,
      total,
      budgetMicros: endpoint ? toMicros(budget) : null,
      createdById: tx.actor.userId,
    },
    select: { id: true, model: true },
  });
  await recordAudit(tx, {
    action: 'run.start',
    objectType: 'run',
    objectId: run.id,
    projectId,
    after: { ...what, ...(endpoint && { budget }), samples: total },
  });
  await enqueueRun(tx.db, run);
  return { id: run.id };
}

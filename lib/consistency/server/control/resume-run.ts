import { z } from 'zod';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { fromMicros, toMicros } from '@/lib/llm/price';
import { toEndpointModels } from '@/lib/llm/server/endpoint-view';
import { requireProject } from '@/lib/project/server/require-project';
import { budgetSchema } from '@/lib/consistency/run-order';
import { ALIKE_BY } from '../alike';
import { requirePrices } from './run-endpoint';
import { enqueueRun, onlyRunAlike } from './run-queue';

const changeSchema = z.object({ budget: budgetSchema.optional() });

/**
 * Lets a run go on that was paused, or that failed as a whole (a wrong key, say, that has been mended), with another
 * budget if one is given; null lifts it. Nothing that was answered is asked again. Fails with `state`/not_paused,
 * `state`/already_running, `invalid`/no_prices, `invalid` for a budget of a run that spends from its group's. Leads only.
 */
export async function resumeRun(
  ctx: Ctx,
  projectId: string,
  runId: string,
  { budget }: { budget?: number | null } = {},
): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const { budget: asked } = changeSchema.parse({ budget });
  const limit = asked === undefined ? undefined : toMicros(asked);
  await inTx(ctx, async (tx) => {
    const where = { id: rowId(runId, 'run'), projectId };
    const run = await tx.db.run.findFirst({
      where,
      select: {
        ...ALIKE_BY,
        id: true,
        state: true,
        kind: true,
        imported: true,
        groupId: true,
        budgetMicros: true,
        endpoint: { select: { models: true } },
      },
    });
    if (!run || run.imported) fail({ code: 'not_found', object: 'run' });
    // The budget of a run group is the group's.
    if (run.groupId && typeof asked === 'number')
      fail({ code: 'invalid', issues: [{ path: 'budget', code: 'invalid_value' }] });
    // An endpoint that is gone is the worker's to tell of.
    requirePrices(
      toEndpointModels(run.endpoint?.models ?? []).find(({ name }) => name === run.model),
      asked,
    );
    if (run.state === 'failed' && run.kind === 'full') await onlyRunAlike(tx.db, projectId, run);
    const resumed = await tx.db.run.updateMany({
      where: { ...where, state: { in: ['paused', 'failed'] } },
      data: {
        state: 'queued',
        error: null,
        pausedUntil: null,
        finishedAt: null,
        ...(limit !== undefined && { budgetMicros: limit }),
      },
    });
    if (resumed.count === 0) fail({ code: 'state', object: 'run', reason: 'not_paused' });
    await recordAudit(tx, {
      action: 'run.resume',
      objectType: 'run',
      objectId: runId,
      projectId,
      before: { state: run.state, budget: fromMicros(run.budgetMicros) },
      after: { budget: fromMicros(limit === undefined ? run.budgetMicros : limit) },
    });
    await enqueueRun(tx.db, run);
  });
}

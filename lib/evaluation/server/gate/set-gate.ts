import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { getPrefill } from '@/lib/consistency/server/control/get-prefill';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { type Gate, gateGaps, gateSchema } from '../../gate/gate';
import { judgeRecords } from './judge-records';
import { loadGate } from './load-gate';

/**
 * Sets what a judge has to have shown before it may pre-fill. Fails with `state`/prefill_below_gate where what pre-fills now would not
 * pass: the latest of any method, or a judge that lacks something. Leads only.
 */
export async function setGate(ctx: Ctx, projectId: string, input: Gate): Promise<void> {
  const gate = gateSchema.parse(input);
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const asks = gate.balancedAccuracy !== null || gate.passRate !== null;
  if (asks && !(await passes(ctx, projectId, gate)))
    fail({ code: 'state', object: 'project', reason: 'prefill_below_gate' });
  await inTx(ctx, async (tx) => {
    const before = await loadGate(tx.db, projectId);
    await tx.db.project.update({
      where: { id: projectId },
      data: { leastBalancedAccuracy: gate.balancedAccuracy, leastPassRate: gate.passRate },
    });
    await recordAudit(tx, {
      action: 'project.gate',
      objectType: 'project',
      objectId: projectId,
      projectId,
      before,
      after: gate,
    });
  });
}

async function passes(ctx: Ctx, projectId: string, gate: Gate): Promise<boolean> {
  const { runId, options } = await getPrefill(ctx, projectId);
  const chosen = options.find((option) => option.runId === runId);
  if (!chosen) return false;
  if (chosen.model === null) return true;
  return gateGaps(gate, (await judgeRecords(ctx.db, projectId))(chosen)).length === 0;
}

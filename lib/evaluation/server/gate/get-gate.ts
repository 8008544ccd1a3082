import type { Ctx } from '@/lib/auth/ctx';
import { getPrefill } from '@/lib/consistency/server/control/get-prefill';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { gateGaps } from '../../gate/gate';
import type { GateView } from '../../gate/view-schema';
import { judgeRecords } from './judge-records';
import { loadGate } from './load-gate';

/** A project's gate, and what each method that could pre-fill has shown; for its leads. */
export async function getGate(ctx: Ctx, projectId: string): Promise<GateView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const gate = await loadGate(ctx.db, projectId);
  const { options } = await getPrefill(ctx, projectId);
  const recordOf = await judgeRecords(ctx.db, projectId);
  return {
    gate,
    judges: options.map((option) => {
      const record = recordOf(option);
      return { runId: option.runId, ...record, gaps: option.model === null ? [] : gateGaps(gate, record) };
    }),
  };
}

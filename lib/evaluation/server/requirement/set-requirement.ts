import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { getPrefill } from '@/lib/consistency/server/control/get-prefill';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { isRequired, type Requirement, requirementSchema, unmetBy } from '../../requirement/requirement';
import { judgeRecords } from './judge-records';
import { loadRequirement } from './load-requirement';

/**
 * Sets what a judge has to have shown before it may pre-fill. Fails with `state`/prefill_below_requirement where what pre-fills now would not
 * pass: the latest of any method, or a judge that lacks something. Leads only.
 */
export async function setRequirement(ctx: Ctx, projectId: string, input: Requirement): Promise<void> {
  const requirement = requirementSchema.parse(input);
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  if (isRequired(requirement) && !(await passes(ctx, projectId, requirement)))
    fail({ code: 'state', object: 'project', reason: 'prefill_below_requirement' });
  await inTx(ctx, async (tx) => {
    const before = await loadRequirement(tx.db, projectId);
    await tx.db.project.update({
      where: { id: projectId },
      data: { leastBalancedAccuracy: requirement.balancedAccuracy, leastPassRate: requirement.passRate },
    });
    await recordAudit(tx, {
      action: 'project.requirement',
      objectType: 'project',
      objectId: projectId,
      projectId,
      before,
      after: requirement,
    });
  });
}

async function passes(ctx: Ctx, projectId: string, requirement: Requirement): Promise<boolean> {
  const { runId, options } = await getPrefill(ctx, projectId);
  const chosen = options.find((option) => option.runId === runId);
  if (!chosen) return false;
  const recordOf = await judgeRecords(ctx.db, projectId);
  return unmetBy(chosen, requirement, recordOf(chosen)).length === 0;
}

import type { Ctx } from '@/lib/auth/ctx';
import { ALIKE_BY } from '@/lib/consistency/server/alike';
import { setPrefill } from '@/lib/consistency/server/control/set-prefill';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { isRequired, type Requirement, unmetBy } from '../../requirement/requirement';
import { judgeRecords } from './judge-records';
import { loadRequirement } from './load-requirement';

/**
 * Chooses whose predictions pre-fill a project, as `setPrefill` does, where the project's requirement lets it. With a requirement, the latest
 * prediction of any method cannot be chosen: any judge could be the latest. Fails with `state`/below_requirement. Leads only.
 */
export async function choosePrefill(ctx: Ctx, projectId: string, runId: string | null): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const requirement = await loadRequirement(ctx.db, projectId);
  if (isRequired(requirement) && !(await meets(ctx, projectId, runId, requirement)))
    fail({ code: 'state', object: 'run', reason: 'below_requirement' });
  await setPrefill(ctx, projectId, runId);
}

/** By the run itself, whichever of those that judge alike it is; one that is not there is setPrefill's to refuse. */
async function meets(
  { db }: Ctx,
  projectId: string,
  runId: string | null,
  requirement: Requirement,
): Promise<boolean> {
  if (runId === null) return false;
  const run = await db.run.findFirst({ where: { id: rowId(runId, 'run'), projectId }, select: ALIKE_BY });
  if (!run) return true;
  const recordOf = await judgeRecords(db, projectId);
  return unmetBy(run, requirement, recordOf(run)).length === 0;
}

import type { Ctx } from '@/lib/auth/ctx';
import type { PrefillOption } from '@/lib/consistency/prefill-view-schema';
import { getPrefill } from '@/lib/consistency/server/control/get-prefill';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { unmetBy } from '../../requirement/requirement';
import type { RequirementView } from '../../requirement/view-schema';
import { judgeRecords } from './judge-records';
import { loadRequirement } from './load-requirement';

/**
 * A project's requirement, and what each method that could pre-fill has shown; for its leads.
 *
 * @param known the methods that could pre-fill, where the caller has them
 */
export async function getRequirement(
  ctx: Ctx,
  projectId: string,
  known?: readonly PrefillOption[],
): Promise<RequirementView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const requirement = await loadRequirement(ctx.db, projectId);
  const options = known ?? (await getPrefill(ctx, projectId)).options;
  const recordOf = await judgeRecords(ctx.db, projectId);
  return {
    requirement,
    judges: options.map((option) => {
      const record = recordOf(option);
      return { runId: option.runId, ...record, unmet: unmetBy(option, requirement, record) };
    }),
  };
}

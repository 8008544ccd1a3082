import type { Ctx } from '@/lib/auth/ctx';
import { getPrefill } from '@/lib/consistency/server/control/get-prefill';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { unmetReasons } from '../../requirement/requirement';
import type { RequirementView } from '../../requirement/view-schema';
import { judgeRecords } from './judge-records';
import { loadRequirement } from './load-requirement';

/** A project's requirement, and what each method that could pre-fill has shown; for its leads. */
export async function getRequirement(ctx: Ctx, projectId: string): Promise<RequirementView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const requirement = await loadRequirement(ctx.db, projectId);
  const { options } = await getPrefill(ctx, projectId);
  const recordOf = await judgeRecords(ctx.db, projectId);
  return {
    requirement,
    judges: options.map((option) => {
      const record = recordOf(option);
      return {
        runId: option.runId,
        ...record,
        unmet: option.model === null ? [] : unmetReasons(requirement, record),
      };
    }),
  };
}

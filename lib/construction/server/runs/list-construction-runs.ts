import type { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { RUN_FIELDS, toRunView } from '@/lib/consistency/server/control/run-view';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { constructionParamsSchema } from '../../model-order';
import { compareRecipes } from '../../recipe-list';
import type { ConstructionRunView } from '../../run-view-schema';

/** The latest hundred construction runs of a project, newest first. Leads only. */
export async function listConstructionRuns(ctx: Ctx, projectId: string): Promise<ConstructionRunView[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const runs = await ctx.db.run.findMany({
    where: { projectId, kind: 'construction' },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 100,
    select: RUN_FIELDS,
  });
  return runs.map(toConstructionRun);
}

export function toConstructionRun(
  row: Prisma.RunGetPayload<{ select: typeof RUN_FIELDS }>,
): ConstructionRunView {
  const { prompts, wanted, ...params } = constructionParamsSchema.parse(row.params);
  void prompts;
  // The database keeps the keys of JSON in an order of its own.
  const ordered = Object.entries(wanted)
    .filter(([, count]) => count)
    .toSorted(([a], [b]) => compareRecipes(a, b));
  return {
    id: row.id,
    params: { ...params, wanted: Object.fromEntries(ordered) },
    run: toRunView(row),
  };
}

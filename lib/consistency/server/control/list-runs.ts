import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { RUN_FIELDS, toRunView } from './run-view';
import { JUDGING, type RunView } from '@/lib/consistency/run-schema';

/** The latest hundred runs of a project over its samples, newest first; tests of judges and constructions are listed by themselves. */
export async function listRuns(ctx: Ctx, projectId: string): Promise<RunView[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const runs = await ctx.db.run.findMany({
    where: { projectId, kind: { in: [...JUDGING] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 100,
    select: RUN_FIELDS,
  });
  return runs.map(toRunView);
}

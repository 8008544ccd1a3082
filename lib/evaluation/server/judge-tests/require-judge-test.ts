import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';

/** Makes sure that a run of a project is a test, for those who lead it. Fails with `not_found`/run. */
export async function requireJudgeTest(ctx: Ctx, projectId: string, testId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const found = await ctx.db.judgeTest.count({ where: { runId: rowId(testId, 'run'), run: { projectId } } });
  if (found === 0) fail({ code: 'not_found', object: 'run' });
}

import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { JudgeTestView } from '../../judge-test/view-schema';
import { TEST_FIELDS, toTestView } from './judge-test-view';
import { passedPairs } from './passed-pairs';

/** The latest hundred tests of judges in a project, newest first. For leads and readers. */
export async function listJudgeTests(ctx: Ctx, projectId: string): Promise<JudgeTestView[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const tests = await ctx.db.judgeTest.findMany({
    where: { run: { projectId } },
    orderBy: [{ run: { createdAt: 'desc' } }, { runId: 'asc' }],
    take: 100,
    select: TEST_FIELDS,
  });
  const passed = await passedPairs(
    ctx.db,
    tests.map(({ runId }) => runId),
  );
  return tests.map((test) => toTestView(test, passed.get(test.runId) ?? null));
}

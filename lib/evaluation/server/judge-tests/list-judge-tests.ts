import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { JudgeTestView } from '../../judge-test/view-schema';
import { TEST_FIELDS, toTestView } from './judge-test-view';

/** The latest hundred tests of judges in a project, newest first. For leads and readers. */
export async function listJudgeTests(ctx: Ctx, projectId: string): Promise<JudgeTestView[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const tests = await ctx.db.judgeTest.findMany({
    where: { run: { projectId } },
    orderBy: [{ run: { createdAt: 'desc' } }, { runId: 'asc' }],
    take: 100,
    select: TEST_FIELDS,
  });
  const counts = await ctx.db.$queryRaw<{ runId: string; n: number; of: number }[]>`
    SELECT i."runId", count(*)::int AS of, (count(*) FILTER (
      WHERE outcome #>> '{inOrder,choice}' = 'A' AND outcome #>> '{swapped,choice}' = 'B'))::int AS n
    FROM "JudgeTestItem" i JOIN "JudgeTest" t ON t."runId" = i."runId" AND t.test = 'order_bias'
    WHERE i.outcome IS NOT NULL AND i."runId" = ANY(${tests.map(({ runId }) => runId)}::uuid[])
    GROUP BY i."runId"`;
  const passed = new Map(counts.map(({ runId, n, of }) => [runId, { n, of }]));
  return tests.map((test) => toTestView(test, passed.get(test.runId) ?? null));
}

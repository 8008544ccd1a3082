import { type Ctx, inTx } from '@/lib/auth/ctx';
import { resumeRun } from '@/lib/consistency/server/control/resume-run';
import { reopenFailed } from './failed-items';
import { requireJudgeTest } from './require-judge-test';

/**
 * Lets a stopped or failed test of a judge go on as resumeRun does a run. One that failed as a whole asks again what it could
 * not ask. Fails as resumeRun does. Leads only.
 */
export async function resumeJudgeTest(
  ctx: Ctx,
  projectId: string,
  testId: string,
  { budget }: { budget?: number | null } = {},
): Promise<void> {
  await requireJudgeTest(ctx, projectId, testId);
  await inTx(ctx, async (tx) => {
    const hasFailed = await tx.db.run.count({ where: { id: testId, state: 'failed' } });
    if (hasFailed > 0) await reopenFailed(tx.db, testId);
    await resumeRun(tx, projectId, testId, { budget });
  });
}

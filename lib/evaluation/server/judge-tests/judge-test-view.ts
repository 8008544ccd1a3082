import type { Prisma } from '@/generated/prisma/client';
import { RUN_FIELDS, toRunView } from '@/lib/consistency/server/control/run-view';
import { judgeTestSettingsSchema } from '../../judge-test/settings';
import type { JudgeTestView } from '../../judge-test/view-schema';

/** Columns of a test that its view needs. */
export const TEST_FIELDS = {
  runId: true,
  settings: true,
  run: { select: RUN_FIELDS },
} as const satisfies Prisma.JudgeTestSelect;

type TestRow = Prisma.JudgeTestGetPayload<{ select: typeof TEST_FIELDS }>;

export const toTestView = (
  { runId: id, settings, run }: TestRow,
  passed: JudgeTestView['passed'],
): JudgeTestView => ({
  id,
  settings: judgeTestSettingsSchema.parse(settings),
  run: toRunView(run),
  passed,
});

import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { JUDGING, type RunDetail } from '@/lib/consistency/run-schema';
import { RUN_FIELDS, toRunView } from './run-view';

/** Failures shown beside a run; `failed` counts them all. */
const FAILURES_SHOWN = 100;

/** One run of a project with how far it is, and the samples it could not read. */
export async function getRun(ctx: Ctx, projectId: string, runId: string): Promise<RunDetail> {
  await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const run = await ctx.db.run.findFirst({
    where: { id: rowId(runId, 'run'), projectId, kind: { in: [...JUDGING] } },
    select: {
      ...RUN_FIELDS,
      failures: {
        orderBy: { at: 'asc' },
        take: FAILURES_SHOWN,
        select: { sampleId: true, reason: true, fault: true, sample: { select: { externalId: true } } },
      },
    },
  });
  if (!run) fail({ code: 'not_found', object: 'run' });
  const { failures, ...row } = run;
  return {
    ...toRunView(row),
    failures: failures.map(({ sample, ...failure }) => ({ ...failure, externalId: sample.externalId })),
  };
}

import type { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { RUN_FIELDS, toRunView } from '@/lib/consistency/server/control/run-view';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { answerParamsSchema } from '../../answers/answer-order';
import type { AnswerRunView } from '../../answers/view-schema';

/** The latest hundred runs in which models answer questions of a project, newest first. Leads only. */
export async function listAnswerRuns(ctx: Ctx, projectId: string): Promise<AnswerRunView[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const runs = await ctx.db.run.findMany({
    where: { projectId, kind: 'answers' },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 100,
    select: RUN_FIELDS,
  });
  return runs.map(toAnswerRun);
}

export function toAnswerRun(row: Prisma.RunGetPayload<{ select: typeof RUN_FIELDS }>): AnswerRunView {
  const { prompts, ...params } = answerParamsSchema.parse(row.params);
  void prompts;
  return { id: row.id, params, run: toRunView(row) };
}

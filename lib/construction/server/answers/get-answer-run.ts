import type { Ctx } from '@/lib/auth/ctx';
import { RUN_FIELDS } from '@/lib/consistency/server/control/run-view';
import { CAME_TO_SOMETHING, latestItems } from '@/lib/consistency/server/items/latest-items';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { type AnswerFlaw, answerItemSchema, answerOutcomeSchema } from '../../answers/answer-item';
import type { AnswerRunDetail, ShownAnswer } from '../../answers/view-schema';
import { toAnswerRun } from './list-answer-runs';
import { loadQuestions } from './load-questions';

/** A run in which a model answers questions, with what came of it so far. Leads only. */
export async function getAnswerRun(ctx: Ctx, projectId: string, runId: string): Promise<AnswerRunDetail> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const where = { id: rowId(runId, 'run'), projectId, kind: 'answers' } as const;
  const run = await ctx.db.run.findFirst({ where, select: RUN_FIELDS });
  if (!run) fail({ code: 'not_found', object: 'run' });
  const [lostBy, kept, lost] = await Promise.all([
    countLost(ctx.db, runId),
    shownAnswers(ctx.db, { projectId, runId, made: true }),
    shownAnswers(ctx.db, { projectId, runId, made: false }),
  ]);
  return { ...toAnswerRun(run), ...lostBy, kept, lost };
}

async function countLost(db: Db, runId: string): Promise<Pick<AnswerRunDetail, 'flaws' | 'faults'>> {
  const rows = await db.$queryRaw<{ flaw: AnswerFlaw | null; fault: string | null; n: number }[]>`
    SELECT i.outcome->>'flaw' AS flaw, i.outcome->>'fault' AS fault, count(*)::int AS n
    FROM "RunItem" i WHERE i."runId" = ${runId}::uuid AND NOT ${CAME_TO_SOMETHING} GROUP BY 1, 2`;
  return {
    flaws: Object.fromEntries(rows.flatMap(({ flaw, n }) => (flaw === null ? [] : [[flaw, n]]))),
    faults: Object.fromEntries(rows.flatMap(({ fault, n }) => (fault === null ? [] : [[fault, n]]))),
  };
}

async function shownAnswers(
  db: Db,
  { projectId, runId, made }: { projectId: string; runId: string; made: boolean },
): Promise<ShownAnswer[]> {
  const rows = await latestItems(db, runId, { made });
  const items = rows.map(({ content, outcome }) => ({
    item: answerItemSchema.parse(content),
    outcome: answerOutcomeSchema.parse(outcome),
  }));
  const ids = items.flatMap(({ item }) => ('sampleId' in item ? [item.sampleId] : []));
  const ofSamples = await loadQuestions(db, projectId, ids);
  return items.map(({ item, outcome }) => {
    const asked = 'question' in item ? item.question : ofSamples.get(item.sampleId);
    const { externalId = null, question = '', language = '' } = asked ?? {};
    return { ...outcome, externalId, question, language };
  });
}

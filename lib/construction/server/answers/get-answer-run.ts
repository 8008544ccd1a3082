import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { RUN_FIELDS } from '@/lib/consistency/server/control/run-view';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { type AnswerFlaw, answerItemSchema, answerOutcomeSchema } from '../../answers/answer-item';
import type { AnswerRunDetail, ShownAnswer } from '../../answers/view-schema';
import { toAnswerRun } from './list-answer-runs';
import { loadQuestions } from './load-questions';

/** Answers of each kind that are shown. */
const MOST_SHOWN = 40;

const { sql } = Prisma;
/** Of an item `i`: an answer came that is not refused. */
const IS_KEPT = sql`(i.outcome->>'flaw' IS NULL AND i.outcome->>'fault' IS NULL)`;

/** A run in which a model answers questions, with what came of it so far. Leads only. */
export async function getAnswerRun(ctx: Ctx, projectId: string, runId: string): Promise<AnswerRunDetail> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const where = { id: rowId(runId, 'run'), projectId, kind: 'answers' } as const;
  const run = await ctx.db.run.findFirst({ where, select: RUN_FIELDS });
  if (!run) fail({ code: 'not_found', object: 'run' });
  const [lostBy, kept, lost] = await Promise.all([
    countLost(ctx.db, runId),
    shownAnswers(ctx.db, { projectId, runId, which: IS_KEPT }),
    shownAnswers(ctx.db, { projectId, runId, which: sql`NOT ${IS_KEPT}` }),
  ]);
  return { ...toAnswerRun(run), ...lostBy, kept, lost };
}

async function countLost(db: Db, runId: string): Promise<Pick<AnswerRunDetail, 'flaws' | 'faults'>> {
  const rows = await db.$queryRaw<{ flaw: AnswerFlaw | null; fault: string | null; n: number }[]>`
    SELECT i.outcome->>'flaw' AS flaw, i.outcome->>'fault' AS fault, count(*)::int AS n
    FROM "RunItem" i WHERE i."runId" = ${runId}::uuid AND NOT ${IS_KEPT} GROUP BY 1, 2`;
  return {
    flaws: Object.fromEntries(rows.flatMap(({ flaw, n }) => (flaw === null ? [] : [[flaw, n]]))),
    faults: Object.fromEntries(rows.flatMap(({ fault, n }) => (fault === null ? [] : [[fault, n]]))),
  };
}

async function shownAnswers(
  db: Db,
  { projectId, runId, which }: { projectId: string; runId: string; which: Prisma.Sql },
): Promise<ShownAnswer[]> {
  const rows = await db.$queryRaw<{ content: unknown; outcome: unknown }[]>`
    SELECT i.content, i.outcome FROM "RunItem" i
    WHERE i."runId" = ${runId}::uuid AND i.outcome IS NOT NULL AND ${which} ORDER BY i.ordinal DESC LIMIT ${MOST_SHOWN}`;
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

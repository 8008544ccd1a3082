import { type Ctx, inTx } from '@/lib/auth/ctx';
import { createItemRun } from '@/lib/consistency/server/items/create-item-run';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { type AnswerOrderInput, answerOrderSchema } from '../../answers/answer-order';
import { ANSWER_RUN } from '../../answers/answer-run';
import type { QuestionFile } from '../../answers/question';
import { prepareAnswers } from './prepare-answers';

/**
 * Has models answer questions with their references, by a worker: a run for each model, all over the same questions, each with the
 * budget of the order. Fails as prepareAnswers and createItemRun do. Leads only.
 *
 * @param file the questions; null: those of the project's samples
 */
export async function startAnswerRuns(
  ctx: Ctx,
  projectId: string,
  asked: AnswerOrderInput,
  file: QuestionFile | null,
): Promise<{ ids: string[] }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const order = answerOrderSchema.parse(asked);
  const { items, params } = await prepareAnswers(ctx, projectId, order, file);
  return inTx(ctx, async (tx) => {
    const ids: string[] = [];
    for (const of of order.models) {
      const what = { ...ANSWER_RUN, ...of, params, items, budget: order.budget };
      ids.push((await createItemRun(tx, projectId, what)).id);
    }
    return { ids };
  });
}

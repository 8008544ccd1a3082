import type { Ctx } from '@/lib/auth/ctx';
import { estimateItems } from '@/lib/consistency/ask/item-estimate';
import { rowId } from '@/lib/db/row-id';
import { LONGEST_REPLY } from '@/lib/llm/learn/reply-tokens';
import { requireProject } from '@/lib/project/server/require-project';
import type { AnswerItem } from '../../answers/answer-item';
import { type AnswerOrderInput, answerOrderSchema } from '../../answers/answer-order';
import { answerTokens } from '../../answers/answer-tokens';
import type { Question, QuestionFile } from '../../answers/question';
import type { AnswerEstimate } from '../../answers/view-schema';
import { loadQuestions } from './load-questions';
import { prepareAnswers } from './prepare-answers';

/** Items whose texts are loaded for an estimate. */
const MOST_LOADED = 500;

/** What each model would take for an order of answers, from the texts. Fails as startAnswerRuns does. Leads only. */
export async function estimateAnswerRuns(
  ctx: Ctx,
  projectId: string,
  asked: Omit<AnswerOrderInput, 'budget'>,
  file: QuestionFile | null,
): Promise<AnswerEstimate> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const order = answerOrderSchema.parse(asked);
  const { items, params, models } = await prepareAnswers(ctx, projectId, order, file);
  const looked = items.slice(0, MOST_LOADED);
  const questions = await questionsOf(ctx, projectId, looked);
  return {
    models: models.map((model) => ({
      model: model.name,
      ...estimateItems({
        items: questions,
        tokensOf: (question) => answerTokens(question, params),
        longestReply: params.faithful ? LONGEST_REPLY : params.maxTokens,
        model,
        of: items.length,
      }),
    })),
    refused: file?.refused ?? [],
  };
}

async function questionsOf(ctx: Ctx, projectId: string, items: readonly AnswerItem[]): Promise<Question[]> {
  const ids = items.flatMap((item) => ('sampleId' in item ? [item.sampleId] : []));
  const ofSamples = await loadQuestions(ctx.db, projectId, ids);
  return items.flatMap((item) => ('question' in item ? item.question : (ofSamples.get(item.sampleId) ?? [])));
}

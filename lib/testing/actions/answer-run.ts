import type { Ctx } from '@/lib/auth/ctx';
import { createItemRun } from '@/lib/consistency/server/items/create-item-run';
import type { AnswerParams } from '@/lib/construction/answers/answer-order';
import { ANSWER_RUN } from '@/lib/construction/answers/answer-run';

/** A run of answers without an item: its id. */
export async function answerRun(ctx: Ctx, projectId: string, endpointId: string): Promise<string> {
  const params: AnswerParams = {
    ...{ questions: 1, language: null, draws: 1, temperature: 0.7, maxTokens: 1_024, prompt: null },
    ...{ faithful: false, dryRun: false, file: null, prompts: [] },
  };
  const what = { ...ANSWER_RUN, params, endpointId, model: 'judge-1', budget: null, items: [] };
  return (await createItemRun(ctx, projectId, what)).id;
}

import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { ActiveRun } from '@/lib/consistency/server/active-run';
import type { ClaimedItem } from '@/lib/consistency/server/items/claim-items';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import { answerItemSchema, answerOutcome } from '../../answers/answer-item';
import { answerParamsSchema } from '../../answers/answer-order';
import { answerPromptIds } from '../../answers/answer-prompt';
import { ANSWER_RUN } from '../../answers/answer-run';
import { askAnswer } from '../../answers/ask-answer';
import { faithfulPromptIds } from '../../answers/faithful-prompts';
import type { Question } from '../../answers/question';
import { writeAnswer } from '../../answers/write-answer';
import { isRunKnown, makeInRun } from '../make-in-run';
import { loadQuestions } from './load-questions';
import { type Answered, storeAnswers } from './store-answers';

/** Does a run in which a model answers questions, as makeInRun does. */
export function runAnswers(
  ctx: Ctx,
  runId: string,
  signal: AbortSignal,
  retryPolicy?: RetryPolicy,
): Promise<void> {
  return makeInRun<Answered>(ctx, { runId, signal, retryPolicy }, (db, run) => {
    const params = answerParamsSchema.parse(run.params);
    const known = [...faithfulPromptIds(['zh', 'en']), ...answerPromptIds(params.prompt, ['zh', 'en'])];
    if (!isRunKnown(run, ANSWER_RUN, { started: params.prompts, known })) return null;
    return {
      async ask(item, ask, halt) {
        const asked = await questionOf(db, run, item);
        if (!asked) return { outcome: answerOutcome({ fault: 'source_gone' }), asked, failed: null };
        const outcome = params.faithful
          ? await writeAnswer(asked.question, asked.draw, ask, halt)
          : await askAnswer(asked.question, asked.draw, params, ask, halt);
        return { outcome, asked, failed: null };
      },
      failed: (fault, failed) => ({ outcome: answerOutcome({ fault }), asked: null, failed }),
      store: (items) =>
        storeAnswers(
          db,
          { run, params },
          items.map(({ item, kept: answered }) => ({ item, answered })),
        ),
    };
  });
}

async function questionOf(
  db: PrismaClient,
  { projectId }: ActiveRun,
  { content }: ClaimedItem,
): Promise<{ question: Question; draw: number } | null> {
  const item = answerItemSchema.parse(content);
  const { draw } = item;
  if ('question' in item) return { question: item.question, draw };
  const question = (await loadQuestions(db, projectId, [item.sampleId])).get(item.sampleId);
  return question ? { question, draw } : null;
}

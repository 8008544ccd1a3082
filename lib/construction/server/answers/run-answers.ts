import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { type ActiveRun, claimRun } from '@/lib/consistency/server/active-run';
import { endRun } from '@/lib/consistency/server/end-run';
import { gather } from '@/lib/consistency/server/gather';
import { askItems } from '@/lib/consistency/server/items/ask-items';
import type { ClaimedItem } from '@/lib/consistency/server/items/claim-items';
import { withModel } from '@/lib/consistency/server/with-model';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import { answerItemSchema, answerOutcome } from '../../answers/answer-item';
import { type AnswerParams, answerParamsSchema } from '../../answers/answer-order';
import { answerPromptIds } from '../../answers/answer-prompt';
import { ANSWER_RUN } from '../../answers/answer-run';
import { askAnswer } from '../../answers/ask-answer';
import { faithfulPromptIds } from '../../answers/faithful-prompts';
import type { Question } from '../../answers/question';
import { writeAnswer } from '../../answers/write-answer';
import { loadQuestions } from './load-questions';
import { type Answered, type AnsweredItem, storeAnswers } from './store-answers';

/** New samples change what their project counts, one transaction after the other: those that come so soon are stored together. */
const STORED_EVERY_MS = 100;

/**
 * Does a run in which a model answers questions, or the rest of it after a crash: nothing that was answered is asked again, no sample is
 * made twice, and faults, budget and pauses are the run's. Rejects when the signal is aborted, so that the job comes again.
 */
export async function runAnswers(
  ctx: Ctx,
  runId: string,
  signal: AbortSignal,
  retryPolicy?: RetryPolicy,
): Promise<void> {
  if (!('$transaction' in ctx.db)) throw new Error('a run cannot be done within a transaction');
  const own = { ...ctx, db: ctx.db as PrismaClient };
  const run = await claimRun(own.db, runId);
  if (!run) return;
  const params = answerParamsSchema.parse(run.params);
  if (!isKnown(run, params)) return endRun(own, run, { state: 'failed', error: 'method_unavailable' });
  const store = gather((answers: AnsweredItem[]) => storeAnswers(own.db, { run, params }, answers), {
    everyMs: STORED_EVERY_MS,
    isAll: () => false,
  });
  await withModel(
    own,
    run,
    signal,
    (work) =>
      askItems<Answered>(work, {
        async ask(item, ask, halt) {
          const asked = await questionOf(own.db, run, item);
          if (!asked) return { outcome: answerOutcome({ fault: 'source_gone' }), asked, failed: null };
          const outcome = params.faithful
            ? await writeAnswer(asked.question, asked.draw, ask, halt)
            : await askAnswer(asked.question, asked.draw, params, ask, halt);
          return { outcome, asked, failed: null };
        },
        failed: ({ fault }) => ({
          outcome: answerOutcome({ fault: fault ?? 'internal' }),
          asked: null,
          // A question that is too long stays so: it is not asked again when the run is resumed.
          failed: fault === 'too_long' ? null : (fault ?? 'internal'),
        }),
        store: (item, answered) => store({ item, answered }),
      }),
    retryPolicy,
  );
}

/** Whether the studio has the version of the run and of every prompt that it was started with. */
function isKnown({ method, version }: ActiveRun, { prompt, prompts }: AnswerParams): boolean {
  const known = [...faithfulPromptIds(['zh', 'en']), ...answerPromptIds(prompt, ['zh', 'en'])];
  return (
    method === ANSWER_RUN.method &&
    version === ANSWER_RUN.version &&
    prompts.every((id) => known.includes(id))
  );
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

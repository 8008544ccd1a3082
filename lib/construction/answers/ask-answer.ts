import { LlmFault } from '@/lib/llm/fault';
import type { AskModel } from '@/lib/llm/question';
import { toStorable } from '@/lib/storable';
import { type AnswerOutcome, answerOutcome } from './answer-item';
import type { AnswerParams } from './answer-order';
import { answerPrompt } from './answer-prompt';
import type { Question } from './question';

/**
 * Has a model answer a question in its own words. A refusal of the endpoint, a filter and an answer that was cut short come out as a
 * fault; other faults reject, as LlmFault.
 *
 * @param draw which of the independent answers, from 0
 */
export async function askAnswer(
  question: Question,
  draw: number,
  { prompt: own, temperature, maxTokens }: Pick<AnswerParams, 'prompt' | 'temperature' | 'maxTokens'>,
  ask: AskModel,
  signal: AbortSignal,
): Promise<AnswerOutcome> {
  const { id: prompt, messages } = answerPrompt(question, own);
  const repeat = draw === 0 ? {} : { repeat: draw };
  try {
    const { text } = await ask({ prompt, messages, shape: null, maxTokens, temperature, ...repeat }, signal);
    return answerOutcome({ answer: toStorable(text).text.trim(), draws: 1 });
  } catch (error) {
    if (error instanceof LlmFault && ANSWERED.has(error.kind))
      return answerOutcome({ fault: error.kind, draws: 1 });
    throw error;
  }
}

/** Faults with which a model has said all that it will say of a question. */
const ANSWERED = new Set<LlmFault['kind']>(['refused', 'filtered', 'unreadable', 'empty']);

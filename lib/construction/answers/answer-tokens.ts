import { callTokens } from '@/lib/consistency/ask/call-tokens';
import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { added, type TokenEstimate } from '@/lib/consistency/token-estimate';
import { countTokens, textTokens } from '@/lib/llm/count-tokens';
import type { AnswerParams } from './answer-order';
import { answerPrompt } from './answer-prompt';
import { checkPrompt, writePrompt } from './faithful-prompts';
import type { Question } from './question';

/** Of an answer as models give them, and of a list of its statements with their quotes. */
const ANSWER_TOKENS = 250;
const CHECK_TOKENS = 400;

/** What one answer to a question takes; of a faithful one, where the first is borne out. */
export function answerTokens(
  question: Question,
  { prompt, faithful, maxTokens }: Pick<AnswerParams, 'prompt' | 'faithful' | 'maxTokens'>,
): TokenEstimate {
  if (!faithful)
    return {
      calls: 1,
      promptTokens: countTokens(answerPrompt(question, prompt).messages),
      cachedTokens: 0,
      completionTokens: Math.min(maxTokens, ANSWER_TOKENS),
    };
  const language = promptLanguage(question.language);
  const texts = textTokens(question.question) + textTokens(question.reference);
  return added(
    callTokens(writePrompt(language), texts, ANSWER_TOKENS),
    callTokens(checkPrompt(language), texts + ANSWER_TOKENS, CHECK_TOKENS),
  );
}

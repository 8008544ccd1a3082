import { countTokens, textTokens } from '@/lib/llm/count-tokens';
import type { ChatMessage } from '@/lib/llm/question';
import type { ChatRequest } from '../llm-server';

interface Tokenizer {
  tokenScale: number;
}

/** Tokens of messages by a provider's own count. */
export const promptOf = (messages: ChatRequest['messages'], { tokenScale }: Tokenizer): number =>
  Math.ceil(countTokens(messages as ChatMessage[]) * tokenScale);

/** The longest reply that a request asks for; 0 where it does not say. */
export const replyOf = ({ max_tokens, max_completion_tokens }: ChatRequest): number =>
  max_completion_tokens ?? max_tokens ?? 0;

/** Usage as far as all providers agree on it. */
export function usageOf({ messages }: ChatRequest, text: string, tokenizer: Tokenizer) {
  const prompt_tokens = promptOf(messages, tokenizer);
  const completion_tokens = Math.ceil(textTokens(text) * tokenizer.tokenScale);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/** OpenAI's place for the tokens that were cached, which most others took over. */
export const withCached = <T extends object>(usage: T, cached_tokens: number) => ({
  ...usage,
  prompt_tokens_details: { cached_tokens },
});

import type { Behaviour } from '../llm-server';
import { usageOf } from './counted';
import type { PlayedProvider } from './provider';
import { moderated, openaiError, shorterThan, wantsWord, withinContext, withoutFormat } from './rules';

const refused = (message: string) => openaiError(400, message, { code: 'invalid_request_error' });

/** JSON without a schema, thinking in a field of its own, and the cached part of the prompt beside the rest. */
export const DEEPSEEK: PlayedProvider = {
  model: 'deepseek-chat',
  contextLength: 65_536,
  tokenScale: 1.1,
  cacheStep: 64,
  rules: (contextLength) => [
    shorterThan(8_192, () => refused('Invalid max_tokens value, the valid range of max_tokens is [1, 8192]')),
    withoutFormat('json_schema', refused('This response_format type is unavailable now')),
    wantsWord(
      ['json_object'],
      refused(
        "Prompt must contain the word 'json' in some form to use 'response_format' of type 'json_object'.",
      ),
    ),
    withinContext(contextLength, DEEPSEEK, (prompt, reply) =>
      refused(
        `This model's maximum context length is ${contextLength} tokens. However, you requested ${prompt + reply} tokens (${prompt} in the messages, ${reply} in the completion). Please reduce the length of the messages or completion.`,
      ),
    ),
    moderated(refused('Content Exists Risk')),
  ],
  answer(request, text, cached) {
    const usage = usageOf(request, text, DEEPSEEK);
    const prompt_cache_miss_tokens = usage.prompt_tokens - cached;
    return {
      text,
      reasoning: 'Let me compare. 逐句核对。',
      usage: { ...usage, prompt_cache_hit_tokens: cached, prompt_cache_miss_tokens },
    };
  },
  sources: [
    'https://github.com/ItzCrazyKns/Vane/issues/969',
    'https://github.com/Canner/WrenAI/issues/1581',
    'https://github.com/Backtthefuture/chatlogwebUI/issues/7',
    'https://github.com/evalstate/fast-agent/issues/621',
    'https://github.com/666ghj/BettaFish/issues/108',
    'https://github.com/NousResearch/hermes-agent/pull/65678',
    'https://api-docs.deepseek.com/api/create-chat-completion',
    'https://api-docs.deepseek.com/guides/json_mode',
    'https://github.com/666ghj/BettaFish/issues/286',
  ],
};

/** What JSON mode may return now and then, says its guide. */
export const DEEPSEEK_EMPTY: Behaviour = { text: '' };
export const DEEPSEEK_BROKE_OFF: Behaviour = {
  text: '{"consistent": t',
  finish: 'insufficient_system_resource',
};
export const DEEPSEEK_ARREARS = openaiError(402, 'Insufficient Balance', {
  type: 'unknown_error',
  code: 'invalid_request_error',
});

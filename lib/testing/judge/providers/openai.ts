import type { Behaviour } from '../llm-server';
import { usageOf, withCached } from './counted';
import type { PlayedProvider } from './provider';
import {
  moderated,
  openaiError,
  promptWithin,
  shorterThan,
  withinContext,
  without,
  withoutFormat,
} from './rules';

const CACHE = 'https://platform.openai.com/docs/guides/prompt-caching';
const CACHE_STEP = 128;

/** Reasoning is never shown; it counts as completion. */
const thinking = (usage: ReturnType<typeof usageOf>, cached: number) => ({
  ...withCached({ ...usage, completion_tokens: usage.completion_tokens + 64 }, cached),
  completion_tokens_details: { reasoning_tokens: 64 },
});

const NO_MAX_TOKENS = without('max_tokens', () =>
  openaiError(
    400,
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    { param: 'max_tokens', code: 'unsupported_parameter' },
  ),
);

/** Before structured outputs: JSON mode alone, and replies of 4,096 tokens. */
export const GPT_4_TURBO: PlayedProvider = {
  model: 'gpt-4-turbo',
  contextLength: 128_000,
  // cl100k_base, which cuts Chinese smaller.
  tokenScale: 1.3,
  cacheStep: null,
  rules: (contextLength) => [
    shorterThan(4_096, (asked) =>
      openaiError(
        400,
        `max_tokens is too large: ${asked}. This model supports at most 4096 completion tokens, whereas you provided ${asked}.`,
        { param: 'max_tokens' },
      ),
    ),
    withoutFormat(
      'json_schema',
      openaiError(
        400,
        "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model. Learn more about supported models at the Structured Outputs guide: https://platform.openai.com/docs/guides/structured-outputs",
        { param: 'response_format' },
      ),
    ),
    withinContext(contextLength, GPT_4_TURBO, (prompt, reply) =>
      openaiError(
        400,
        `This model's maximum context length is ${contextLength} tokens. However, you requested ${prompt + reply} tokens (${prompt} in the messages, ${reply} in the completion). Please reduce the length of the messages or completion.`,
        { param: 'messages', code: 'context_length_exceeded' },
      ),
    ),
    moderated({ text: '', finish: 'content_filter' }),
  ],
  answer: (request, text) => ({ text, usage: usageOf(request, text, GPT_4_TURBO) }),
  sources: [
    'https://github.com/ChatGPTNextWeb/NextChat/issues/3195',
    'https://github.com/ChatGPTNextWeb/NextChat/issues/4517',
    'https://github.com/web-infra-dev/midscene/issues/259',
    'https://developers.openai.com/api/docs/api-reference/completions',
  ],
};

export const O3_MINI: PlayedProvider = {
  model: 'o3-mini',
  contextLength: 200_000,
  tokenScale: 1,
  cacheStep: CACHE_STEP,
  rules: (contextLength) => [
    NO_MAX_TOKENS,
    without('temperature', () =>
      openaiError(400, "Unsupported parameter: 'temperature' is not supported with this model.", {
        param: 'temperature',
        code: 'unsupported_parameter',
      }),
    ),
    withinContext(contextLength, O3_MINI, (prompt, reply) =>
      openaiError(
        400,
        `This model's maximum context length is ${contextLength} tokens. However, you requested ${prompt + reply} tokens (${prompt} in the messages, ${reply} in the completion). Please reduce the length of the messages or completion.`,
        { param: 'messages', code: 'context_length_exceeded' },
      ),
    ),
    moderated(
      openaiError(
        400,
        'Invalid prompt: your prompt was flagged as potentially violating our usage policy. Please try again with a different prompt: https://platform.openai.com/docs/guides/reasoning#advice-on-prompting',
        { code: 'invalid_prompt' },
      ),
    ),
  ],
  answer: (request, text, cached) => ({ text, usage: thinking(usageOf(request, text, O3_MINI), cached) }),
  sources: [
    'https://github.com/BeehiveInnovations/pal-mcp-server/issues/78',
    'https://github.com/BeehiveInnovations/pal-mcp-server/issues/178',
    'https://github.com/ChatGPTNextWeb/NextChat/issues/6120',
    CACHE,
  ],
};

export const GPT_5: PlayedProvider = {
  model: 'gpt-5',
  contextLength: 272_000,
  tokenScale: 1,
  cacheStep: CACHE_STEP,
  rules: (contextLength) => [
    NO_MAX_TOKENS,
    without('temperature', (value) =>
      openaiError(
        400,
        `Unsupported value: 'temperature' does not support ${String(value)} with this model. Only the default (1) value is supported.`,
        { param: 'temperature', code: 'unsupported_value' },
      ),
    ),
    promptWithin(contextLength, GPT_5, (prompt) =>
      openaiError(
        400,
        `Input tokens exceed the configured limit of ${contextLength} tokens. Your messages resulted in ${prompt} tokens. Please reduce the length of the messages.`,
        { param: 'messages', code: 'context_length_exceeded' },
      ),
    ),
    moderated({ refusal: "I'm sorry, but I can't help with that." }),
  ],
  answer: (request, text, cached) => ({ text, usage: thinking(usageOf(request, text, GPT_5), cached) }),
  sources: [
    'https://github.com/griptape-ai/ComfyUI-Griptape/issues/312',
    'https://github.com/decolua/9router/issues/560',
    'https://github.com/QwenLM/qwen-code/issues/921',
    'https://github.com/cline/cline/issues/5474',
    'https://platform.openai.com/docs/guides/structured-outputs#refusals',
    CACHE,
  ],
};

/** The whole reply went into reasoning, which is not shown. */
export const O3_THOUGHT_ONLY: Behaviour = { text: '', finish: 'length' };

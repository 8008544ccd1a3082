import type { Behaviour } from '../llm-server';
import { usageOf, withCached } from './counted';
import type { PlayedProvider } from './provider';
import { FLAGGED, moderated, withinContext, withoutFormat } from './rules';

/** What went wrong at the provider behind it is text within its own error. */
const behind = (status: number, code: number, raw: string, provider_name: string): Behaviour => ({
  status,
  body: {
    error: { message: 'Provider returned error', code, metadata: { raw, provider_name } },
    user_id: 'user_01',
  },
});

/** DeepSeek R1 behind a router: refusals nested in its own, reasoning in fields of its own. */
export const OPENROUTER: PlayedProvider = {
  model: 'deepseek/deepseek-r1',
  contextLength: 163_840,
  tokenScale: 1.1,
  cacheStep: 64,
  rules: (contextLength) => [
    withoutFormat(
      'json_schema',
      behind(
        400,
        400,
        '{"error":{"message":"This response_format type is unavailable now","type":"invalid_request_error","param":null,"code":"invalid_request_error"}}',
        'DeepSeek',
      ),
    ),
    withinContext(contextLength, OPENROUTER, (prompt, reply) => ({
      status: 400,
      error: {
        message: `This endpoint's maximum context length is ${contextLength} tokens. However, you requested about ${prompt + reply} tokens (${prompt} of text input, ${reply} in the output). Please reduce the length of either one, or use the "middle-out" transform to compress your prompt automatically.`,
        code: 400,
        metadata: { provider_name: null },
      },
    })),
    moderated({
      status: 403,
      error: {
        code: 403,
        message: 'Your chosen model requires moderation and your input was flagged',
        metadata: {
          reasons: ['violence'],
          flagged_input: FLAGGED,
          provider_name: 'DeepSeek',
          model_slug: 'deepseek/deepseek-r1',
        },
      },
    }),
  ],
  answer: (request, text, cached) => ({
    message: {
      role: 'assistant',
      content: text,
      refusal: null,
      reasoning: '嗯，先看参考文本。',
      reasoning_details: [
        { type: 'reasoning.text', text: '嗯，先看参考文本。', format: 'unknown', index: 0 },
      ],
    },
    usage: { ...withCached(usageOf(request, text, OPENROUTER), cached), cost: 0.0011, is_byok: false },
    choice: { native_finish_reason: 'stop', logprobs: null },
    more: { provider: 'DeepSeek' },
  }),
  sources: [
    'https://openrouter.ai/docs/api/reference/errors-and-debugging',
    'https://github.com/reVrost/go-openrouter/pull/21',
    'https://github.com/diegosouzapw/OmniRoute/issues/3044',
    'https://github.com/Aider-AI/aider/issues/3721',
    'https://github.com/labring/FastGPT/issues/3892',
    'https://github.com/open-webui/computer/issues/293',
    'https://github.com/xyOz-dev/Saturn/pull/43',
  ],
};

/** The status was sent before the provider failed. */
export const OPENROUTER_BROKEN = behind(200, 502, 'upstream connect error', 'Targon');
export const OPENROUTER_BUSY = behind(
  429,
  429,
  'deepseek/deepseek-r1 is temporarily rate-limited upstream. Please retry shortly.',
  'Chutes',
);
/** A choice that broke off says why. */
export const OPENROUTER_BROKE_OFF: Behaviour = {
  text: '{"consistent"',
  finish: 'error',
  choice: {
    error: { code: 502, message: 'Upstream error from Chutes: server_error' },
    native_finish_reason: 'error',
  },
};

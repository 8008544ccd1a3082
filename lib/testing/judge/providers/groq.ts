import type { Behaviour } from '../llm-server';
import { usageOf, withCached } from './counted';
import type { PlayedProvider } from './provider';
import { openaiError, withinContext, withoutFormat } from './rules';

/** On the free tier a request may not be longer than what a minute allows, its longest reply included. */
export const GROQ: PlayedProvider = {
  model: 'llama-3.3-70b-versatile',
  contextLength: 12_000,
  tokenScale: 1.1,
  cacheStep: 128,
  rules: (contextLength) => [
    withoutFormat(
      'json_schema',
      openaiError(
        400,
        'This model does not support response format `json_schema`. See supported models at https://console.groq.com/docs/structured-outputs#supported-models',
        { param: 'response_format' },
      ),
    ),
    withinContext(contextLength, GROQ, (prompt, reply) => ({
      status: 413,
      error: {
        message: `Request too large for model \`${GROQ.model}\` in organization \`org_01\` service tier \`on_demand\` on tokens per minute (TPM): Limit ${contextLength}, Requested ${prompt + reply}, please reduce your message size and try again. Need more tokens? Upgrade to Dev Tier today at https://console.groq.com/settings/billing`,
        type: 'tokens',
        code: 'rate_limit_exceeded',
      },
    })),
  ],
  answer: (request, text, cached) => ({
    message: { role: 'assistant', content: text, reasoning: 'Compare them. 比较两者。' },
    usage: { ...withCached(usageOf(request, text, GROQ), cached), queue_time: 0.04, total_time: 0.07 },
    more: { x_groq: { id: 'req_01' } },
  }),
  sources: [
    'https://github.com/ItzCrazyKns/Vane/issues/980',
    'https://github.com/continuedev/continue/issues/10218',
    'https://github.com/zeeyado/koassistant.koplugin/issues/106',
    'https://github.com/build-with-groq/g1/pull/23',
    'https://github.com/elizaOS/eliza/issues/4040',
    'https://github.com/vercel/ai/pull/13192',
  ],
};

/** JSON mode of a model that wrote something else: what it wrote comes with the error. */
export const GROQ_INVALID: Behaviour = {
  status: 400,
  error: {
    message: "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.",
    type: 'invalid_request_error',
    code: 'json_validate_failed',
    failed_generation: '{"consistent": 是的',
  },
};

export const GROQ_BUSY: Behaviour = {
  status: 429,
  headers: { 'retry-after': '1' },
  error: {
    message:
      'Rate limit reached for model `llama-3.1-8b-instant` in organization `org_01` service tier `on_demand` on tokens per minute (TPM): Limit 6000, Used 5034, Requested 1443. Please try again in 4.77s.',
    type: 'tokens',
    code: 'rate_limit_exceeded',
  },
};

import { usageOf } from './counted';
import type { PlayedProvider } from './provider';
import { promptWithin, without } from './rules';

/** What Mistral does not know it forbids, in FastAPI's list of fields; thinking and text come as parts of the content. */
export const MISTRAL: PlayedProvider = {
  model: 'magistral-small-2509',
  contextLength: 131_072,
  tokenScale: 1.1,
  cacheStep: null,
  rules: (contextLength) => [
    without('seed', (input) => {
      const detail = [
        { type: 'extra_forbidden', loc: ['body', 'seed'], msg: 'Extra inputs are not permitted', input },
      ];
      return {
        status: 422,
        body: { object: 'Error', detail, message: detail, type: 'invalid_request_error', code: 3001 },
      };
    }),
    promptWithin(contextLength, MISTRAL, (prompt) => ({
      status: 400,
      body: {
        object: 'error',
        message: `Prompt contains ${prompt} tokens and 0 draft tokens, too large for model with ${contextLength} maximum context length`,
        type: 'invalid_request_invalid_args',
        param: null,
        code: '3051',
        raw_status_code: 400,
      },
    })),
  ],
  answer: (request, text) => ({
    message: {
      role: 'assistant',
      tool_calls: null,
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: 'Both texts {agree}. 两处一致。' }] },
        { type: 'text', text },
      ],
    },
    usage: usageOf(request, text, MISTRAL),
  }),
  sources: [
    'https://github.com/partITech/php-mistral/issues/76',
    'https://github.com/langchain-ai/langchain-azure/issues/82',
    'https://docs.mistral.ai/resources/known-limitations',
    'https://github.com/enricoros/big-AGI/issues/873',
  ],
};

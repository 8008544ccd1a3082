import type { Behaviour } from '../llm-server';
import { usageOf } from './counted';
import type { PlayedProvider } from './provider';
import { promptWithin, without } from './rules';

const forbidden = (parameter: string, input: unknown): Behaviour => ({
  status: 422,
  body: {
    object: 'error',
    message: {
      detail: [
        { type: 'extra_forbidden', loc: ['body', parameter], msg: 'Extra inputs are not permitted', input },
      ],
    },
    type: 'invalid_request_error',
    param: null,
    code: null,
  },
});

/** What Mistral does not know it forbids, in FastAPI's list of fields; thinking and text come as parts of the content. */
export const MISTRAL: PlayedProvider = {
  model: 'magistral-small-2509',
  contextLength: 131_072,
  tokenScale: 1.1,
  cacheStep: null,
  rules: (contextLength) => [
    without('seed', (value) => forbidden('seed', value)),
    without('max_completion_tokens', (value) => forbidden('max_completion_tokens', value)),
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
    'https://github.com/editor-code-assistant/eca/issues/231',
    'https://github.com/crewAIInc/crewAI/issues/60',
    'https://github.com/langchain-ai/langchain-azure/issues/82',
    'https://docs.mistral.ai/resources/known-limitations',
    'https://github.com/enricoros/big-AGI/issues/873',
  ],
};

import { usageOf } from './counted';
import type { PlayedProvider } from './provider';

/** Gemma 2 in vLLM, whose template raises for a message of the role system. */
export const GEMMA: PlayedProvider = {
  model: 'google/gemma-2-9b-it',
  contextLength: 8_192,
  tokenScale: 0.95,
  cacheStep: null,
  rules: () => [
    ({ messages }) =>
      messages.some(({ role }) => role === 'system')
        ? {
            status: 400,
            body: {
              object: 'error',
              message: 'System role not supported',
              type: 'BadRequestError',
              param: null,
              code: 400,
            },
          }
        : null,
  ],
  answer: (request, text) => ({ text, usage: usageOf(request, text, GEMMA) }),
  sources: [
    'https://github.com/vllm-project/vllm/pull/2964',
    'https://github.com/huggingface/chat-ui/issues/1386',
    'https://github.com/stanfordnlp/dspy/issues/1627',
  ],
};

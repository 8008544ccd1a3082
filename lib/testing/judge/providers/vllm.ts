import type { Behaviour } from '../llm-server';
import { usageOf } from './counted';
import type { PlayedProvider } from './provider';
import { withinContext } from './rules';

/**
 * Qwen3 without a reasoning parser, at 8,192 tokens. Its check of lengths stops counting where the prompt no longer fits, so
 * that the prompt which it tells of is a lower bound.
 */
export const VLLM: PlayedProvider = {
  model: 'Qwen/Qwen3-8B',
  contextLength: 8_192,
  tokenScale: 1.2,
  cacheStep: null,
  rules: (contextLength) => [
    withinContext(contextLength, VLLM, (_, reply) => {
      const least = Math.max(1, contextLength - reply + 1);
      return {
        status: 400,
        body: {
          object: 'error',
          message: `This model's maximum context length is ${contextLength} tokens. However, you requested ${reply} output tokens and your prompt contains at least ${least} input tokens, for a total of at least ${reply + least} tokens. Please reduce the length of the input prompt or the number of requested output tokens.`,
          type: 'BadRequestError',
          param: null,
          code: 400,
        },
      };
    }),
  ],
  answer: (request, text) => ({
    text: `<think>\nThe reference says {so}. 参考文本如此。\n</think>\n\n${text}`,
    usage: { ...usageOf(request, text, VLLM), prompt_tokens_details: null },
  }),
  sources: [
    'https://github.com/vllm-project/vllm/issues/42474',
    'https://github.com/vllm-project/vllm/issues/4667',
    'https://github.com/triton-inference-server/perf_analyzer/pull/433',
    'https://github.com/vllm-project/vllm/issues/44961',
    'https://github.com/langgenius/dify-official-plugins/issues/2740',
  ],
};

/** Its template opened the block, and the reply ended within it. */
export const VLLM_THOUGHT_ONLY: Behaviour = {
  text: '<think>\nThe reference says {"consistent": true, "reason": "so"}, but',
  finish: 'length',
};

import type { Behaviour } from '../llm-server';
import { usageOf } from './counted';
import type { PlayedProvider } from './provider';
import { promptWithin } from './rules';

/** Its default, whatever the model could read. */
const CONTEXT = 4_096;

/** `kept`: how many tokens are left of a prompt that is longer than the context, which is all that it counts. */
const ollama = (tokenScale: number, kept: number): PlayedProvider => ({
  model: 'qwen3:14b',
  contextLength: CONTEXT,
  tokenScale,
  cacheStep: null,
  rules: () => [],
  answer(request, text) {
    const usage = usageOf(request, text, { tokenScale });
    const prompt_tokens =
      usage.prompt_tokens <= CONTEXT ? usage.prompt_tokens : Math.min(kept, usage.prompt_tokens);
    return {
      message: { role: 'assistant', content: text, reasoning: 'Okay. 好的。' },
      usage: { ...usage, prompt_tokens, total_tokens: prompt_tokens + usage.completion_tokens },
      more: { system_fingerprint: 'fp_ollama' },
    };
  },
  sources: [
    'https://github.com/RooCodeInc/Roo-Code/issues/1372',
    'https://github.com/ralphgrewe/TradingAgents/issues/168',
    'https://github.com/ollama/ollama/issues/2722',
    'https://github.com/ollama/ollama/issues/3427',
    'https://github.com/QwenLM/Qwen-Agent/pull/804',
    'https://github.com/ollama/ollama/issues/5370',
  ],
});

/** Refuses nothing: what is longer than its context is cut from the prompt without a word. */
export const OLLAMA = ollama(1, CONTEXT);

/** Its newer engine keeps half of the context, to have room for the reply. Many models count more tokens than we do. */
export const OLLAMA_HALVES: PlayedProvider = {
  ...ollama(1.5, CONTEXT / 2 + 2),
  sources: [
    'https://github.com/ollama/ollama/issues/17427',
    'https://github.com/itayinbarr/little-coder/issues/128',
    'https://github.com/esengine/DeepSeek-Reasonix/pull/10245',
    'https://github.com/ollama/ollama/issues/17889',
  ],
};

/** Some models of the same server refuse instead, in the words of llama.cpp; the prompt alone counts. */
export const OLLAMA_REFUSES: PlayedProvider = {
  ...ollama(1.5, Infinity),
  rules: (contextLength) => [
    promptWithin(contextLength, OLLAMA_HALVES, (prompt) => ({
      status: 400,
      error: {
        code: 400,
        message: `request (${prompt} tokens) exceeds the available context size (${contextLength} tokens), try increasing it`,
        type: 'exceed_context_size_error',
        n_prompt_tokens: prompt,
        n_ctx: contextLength,
      },
    })),
  ],
  sources: [
    'https://github.com/ollama/ollama/issues/17889',
    'https://github.com/continuedev/continue/issues/12735',
    'https://github.com/ggml-org/llama.cpp/pull/15780',
  ],
};

/** A prompt that was still in its cache, as versions before 0.2 counted it. */
export const OLLAMA_UNCOUNTED: Behaviour = {
  text: '{"consistent": true, "reason": "…"}',
  usage: { prompt_tokens: 0, completion_tokens: 12, total_tokens: 12 },
};
export const OLLAMA_NO_MODEL: Behaviour = {
  status: 404,
  error: {
    message: 'model "qwen3:14b" not found, try pulling it first',
    type: 'api_error',
    param: null,
    code: null,
  },
};

import type { Behaviour } from '../llm-server';
import { usageOf } from './counted';
import type { PlayedProvider } from './provider';

/** Refuses nothing: what is longer than its context is cut from the prompt without a word. */
export const OLLAMA: PlayedProvider = {
  model: 'qwen3:14b',
  contextLength: 4_096,
  tokenScale: 1,
  cacheStep: null,
  rules: () => [],
  answer(request, text) {
    const usage = usageOf(request, text, OLLAMA);
    const prompt_tokens = Math.min(usage.prompt_tokens, OLLAMA.contextLength);
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

import { usageOf } from './counted';
import type { PlayedProvider } from './provider';
import { moderated, openaiError, withinContext } from './rules';

/** One temperature alone, thinking in a field of its own, cached tokens where Moonshot's first models have them: in the usage. */
export const KIMI: PlayedProvider = {
  model: 'kimi-k2.6',
  contextLength: 262_144,
  tokenScale: 0.9,
  cacheStep: 256,
  rules: (contextLength) => [
    ({ temperature }) =>
      temperature === undefined || temperature === 1
        ? null
        : { status: 400, error: { message: ONLY_ONE, type: 'invalid_request_error' } },
    withinContext(contextLength, KIMI, (prompt, reply) =>
      openaiError(
        400,
        `Invalid request: Your request exceeded model token limit: ${contextLength} (requested: ${prompt + reply})`,
      ),
    ),
    moderated({
      status: 400,
      error: {
        code: 400,
        message: 'The request was rejected because it was considered high risk',
        param: 'prompt',
        type: 'content_filter',
      },
    }),
  ],
  answer: (request, text, cached) => ({
    text,
    reasoning: '先看参考文本。',
    usage: { ...usageOf(request, text, KIMI), cached_tokens: cached },
  }),
  sources: [
    'https://github.com/opencyvis/opencyvis-phone/issues/12',
    'https://github.com/countbot-ai/CountBot/issues/61',
    'https://github.com/MoonshotAI/kimi-cli/issues/2011',
    'https://github.com/MoonshotAI/kimi-cli/issues/1671',
    'https://github.com/TauricResearch/TradingAgents/issues/1305',
    'https://git.vultropenclaw.com/vultr/openclaw/commits/commit/4637b90c070f2f0d36ddac2bd3dbd59a3e5f40bd/src/agents/usage.ts',
  ],
};

const ONLY_ONE = 'invalid temperature: only 1 is allowed for this model';

export const KIMI_BUSY = openaiError(429, 'The engine is currently overloaded, please try again later', {
  type: 'engine_overloaded_error',
});

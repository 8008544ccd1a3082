import type { Behaviour } from '../llm-server';
import { usageOf, withCached } from './counted';
import type { PlayedProvider } from './provider';
import { moderated, promptWithin, shorterThan } from './rules';

/** A number as text and a sentence in the language of the account; no type. */
const error = (status: number, code: string, message: string): Behaviour => ({
  status,
  error: { code, message },
});

/** GLM-4: neither a temperature of 0 nor a long reply, and no word of what would be taken. */
export const ZHIPU: PlayedProvider = {
  model: 'glm-4',
  contextLength: 128_000,
  tokenScale: 0.9,
  cacheStep: 128,
  rules: (contextLength) => [
    shorterThan(4_095, () => error(400, '1214', 'max_tokens参数非法。请检查文档。')),
    ({ temperature }) => (temperature === 0 ? error(400, '1214', 'temperature参数非法。请检查文档。') : null),
    promptWithin(contextLength, ZHIPU, () => error(400, '1261', 'Prompt exceeds max length')),
    moderated(
      error(
        400,
        '1301',
        '系统检测到输入或生成内容可能包含不安全或敏感内容，请您避免输入易产生敏感内容的提示语，感谢您的配合。',
      ),
    ),
  ],
  answer: (request, text, cached) => ({
    text: `\`\`\`json\n${text}\n\`\`\``,
    usage: withCached(usageOf(request, text, ZHIPU), cached),
    more: { request_id: '2026041314372115099c8b3a024339' },
  }),
  sources: [
    'https://github.com/lobehub/lobehub/issues/1398',
    'https://github.com/songquanpeng/one-api/issues/1141',
    'https://github.com/MetaGLM/glm-cookbook/issues/24',
    'https://github.com/zeroclaw-labs/zeroclaw/issues/4124',
    'https://github.com/langchain4j/langchain4j/issues/1079',
    'https://github.com/zhukunpenglinyutong/jetbrains-cc-gui/issues/897',
    'https://github.com/langgenius/dify/issues/5850',
    'https://github.com/dirge-code/dirge/issues/818',
    'https://github.com/promptfoo/promptfoo/pull/9905',
  ],
};

export const ZHIPU_BUSY = error(429, '1302', '您的账户已达到速率限制，请您控制请求频率');
export const ZHIPU_ARREARS = error(429, '1113', '您的账户已欠费，请充值后重试。');
/** A reply that its moderation stopped. */
export const ZHIPU_STOPPED: Behaviour = { text: '片段说', finish: 'sensitive' };
/** And one that broke off on its way. */
export const ZHIPU_BROKE_OFF: Behaviour = { text: '片段说', finish: 'network_error' };
/** A plan's hours are used up; when they begin again stands in the sentence alone. */
export const ZHIPU_USED_UP = error(
  429,
  '1308',
  '已达到 5 小时的使用上限。您的限额将在 2026-08-25 07:41:44 重置。',
);

import type { Behaviour } from '../llm-server';
import { usageOf, withCached } from './counted';
import type { PlayedProvider } from './provider';
import { moderated, promptWithin, shorterThan, wantsWord } from './rules';

const WITHIN = '<400> InternalError.Algo.InvalidParameter: ';

/** OpenAI's form with ids beside the error. */
const error = (status: number, message: string, code: string, type: string): Behaviour => ({
  status,
  body: { error: { code, param: null, message, type }, id: 'chatcmpl-7e5a', request_id: '7e5a' },
});
const refused = (message: string) => error(400, message, 'invalid_parameter_error', 'invalid_request_error');

/** Qwen3, which thinks unless it is told not to, and may only think where the reply is streamed. */
export const DASHSCOPE: PlayedProvider = {
  model: 'qwen3-8b',
  settings: { extraBody: { enable_thinking: false } },
  contextLength: 30_720,
  tokenScale: 0.95,
  cacheStep: 256,
  rules: (contextLength) => [
    (request) =>
      (request as { enable_thinking?: unknown }).enable_thinking === false
        ? null
        : refused('parameter.enable_thinking must be set to false for non-streaming calls'),
    shorterThan(8_192, () => refused(`${WITHIN}Range of max_tokens should be [1, 8192]`)),
    wantsWord(
      ['json_object', 'json_schema'],
      refused(
        `${WITHIN}'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.`,
      ),
    ),
    promptWithin(contextLength, DASHSCOPE, () =>
      refused(`${WITHIN}Range of input length should be [1, ${contextLength}]`),
    ),
    moderated(
      error(
        400,
        '<400> InternalError.Algo.DataInspectionFailed: Input text data may contain inappropriate content.',
        'data_inspection_failed',
        'data_inspection_failed',
      ),
    ),
  ],
  answer: (request, text, cached) => ({ text, usage: withCached(usageOf(request, text, DASHSCOPE), cached) }),
  sources: [
    'https://github.com/langchain4j/langchain4j/issues/3974',
    'https://www.alibabacloud.com/help/model-studio/error-code',
    'https://github.com/plastic-labs/honcho/issues/663',
    'https://github.com/agno-agi/agno/pull/5317',
    'https://github.com/camel-ai/owl/issues/432',
    'https://github.com/QwenLM/qwen-code/issues/3145',
    'https://github.com/can1357/oh-my-pi/issues/8496',
    'https://help.aliyun.com/en/model-studio/rate-limit',
  ],
};

/** Tokens of a minute are used up, in the words in which OpenAI speaks of an account without money. */
export const DASHSCOPE_BUSY = error(
  429,
  'You exceeded your current quota, please check your plan and billing details. For details, see: https://help.aliyun.com/zh/model-studio/error-code#token-limit',
  'insufficient_quota',
  'insufficient_quota',
);

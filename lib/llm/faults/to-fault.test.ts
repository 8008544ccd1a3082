import { APIError } from 'openai';
import { describe, expect, it } from 'vitest';
import { toProtocolError } from './error-body';
import { ALL_FEATURES, type ModelFeatures } from '../features';
import type { FaultKind } from '../fault';
import { lessThan } from '../learn/less-than';
import { toFault } from './to-fault';

/** What becomes of a body that an endpoint answered with. */
const faultOf = (status: number, body: unknown) =>
  toFault(APIError.generate(status, toProtocolError(body), undefined, new Headers()), 0);

const error = (message: string, code: string | null = null, type: string | null = null) => ({
  error: { message, type, param: null, code },
});

const AZURE =
  "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.";
const ZHIPU =
  '系统检测到输入或生成内容可能包含不安全或敏感内容，请您避免输入易产生敏感内容的提示语，感谢您的配合。';
const GROQ = "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.";

/** Each with the thread or the page that shows the body. */
const ROWS: [source: string, status: number, body: unknown, kind: FaultKind, words: string][] = [
  [
    'BettaFish#108 (DeepSeek)',
    400,
    error('Content Exists Risk', 'invalid_request_error', 'invalid_request_error'),
    'filtered',
    '400 Content Exists Risk',
  ],
  [
    'deepseek-ai/DeepSeek-V2#30, a bare detail',
    400,
    { detail: 'Content Exists Risk' },
    'filtered',
    '400 Content Exists Risk',
  ],
  [
    'OpenBiliClaw#199 (DeepSeek, beside no error)',
    400,
    { code: 'invalid_request_error', message: 'Content Exists Risk', param: null, type: 'invalid' },
    'filtered',
    '400 Content Exists Risk',
  ],
  ['langchain4j#1079 (Zhipu)', 400, { error: { code: '1301', message: ZHIPU } }, 'filtered', `400 ${ZHIPU}`],
  [
    'Samueli924/chaoxing#539 (DashScope)',
    400,
    {
      error: {
        code: 'data_inspection_failed',
        param: null,
        message: 'Input data may contain inappropriate content.',
        type: 'data_inspection_failed',
      },
      id: 'chatcmpl-1',
      request_id: '1',
    },
    'filtered',
    '400 Input data may contain inappropriate content.',
  ],
  [
    'openai/openai-dotnet#55 (Azure)',
    400,
    {
      error: {
        message: AZURE,
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: { code: 'ResponsibleAIPolicyViolation', content_filter_result: {} },
      },
    },
    'filtered',
    `400 ${AZURE}`,
  ],
  [
    'alan-turing-institute/t0-1#69 (OpenAI)',
    400,
    error(
      'Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
      'invalid_prompt',
    ),
    'filtered',
    '400 Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
  ],
  [
    'MoonshotAI/kimi-cli#1002 (Kimi)',
    400,
    error('The request was rejected because it was considered high risk', null, 'content_filter'),
    'filtered',
    '400 The request was rejected because it was considered high risk',
  ],
  [
    'openrouter.ai/docs/errors (moderation)',
    403,
    {
      error: {
        code: 403,
        message: 'The input was flagged by moderation',
        metadata: { reasons: ['violence'], flagged_input: 'the words of the sample' },
      },
    },
    'filtered',
    '403 The input was flagged by moderation: violence',
  ],
  [
    'openrouter.ai/docs/errors (a guardrail)',
    403,
    { error: { code: 403, message: 'Request blocked by guardrail' } },
    'filtered',
    '403 Request blocked by guardrail',
  ],
  [
    'Davidvandijcke/coarse#183 (OpenRouter)',
    403,
    {
      error: {
        message: 'The request is prohibited due to a violation of provider Terms Of Service.',
        code: 403,
      },
    },
    'rejected',
    '403 The request is prohibited due to a violation of provider Terms Of Service.',
  ],
  [
    'OmniRoute#3044 (OpenRouter, JSON of the provider)',
    400,
    {
      error: {
        message: 'Provider returned error',
        code: 400,
        metadata: {
          raw: '{"error":{"type":"invalid_request_error","message":"Content Exists Risk"}}',
          provider_name: 'DeepSeek',
        },
      },
    },
    'filtered',
    '400 Provider returned error: Content Exists Risk',
  ],
  [
    'open-webui/computer#293 (OpenRouter, its words)',
    429,
    {
      error: {
        message: 'Provider returned error',
        code: 429,
        metadata: { raw: 'z-ai/glm is temporarily rate-limited upstream.', provider_name: 'BaseTen' },
      },
    },
    'rate_limited',
    '429 Provider returned error: z-ai/glm is temporarily rate-limited upstream.',
  ],
  [
    'amurex-backend#38 (Groq)',
    400,
    { error: { message: GROQ, code: 'json_validate_failed', failed_generation: '{"points": [' } },
    'unreadable',
    `400 ${GROQ}`,
  ],
  [
    'langgenius/dify#5850 (Zhipu)',
    429,
    { error: { code: '1113', message: '您的账户已欠费，请充值后重试。' } },
    'out_of_credit',
    '429 您的账户已欠费，请充值后重试。',
  ],
  [
    'FoundationAgents/OpenManus#438 (SiliconFlow)',
    403,
    { code: 30011, message: 'Your paid balance is insufficient. Please top up and try again.', data: null },
    'out_of_credit',
    '403 Your paid balance is insufficient. Please top up and try again.',
  ],
  [
    'BettaFish#286 (DeepSeek)',
    402,
    error('Insufficient Balance', 'invalid_request_error', 'unknown_error'),
    'out_of_credit',
    '402 Insufficient Balance',
  ],
  [
    'MoonshotAI/kimi-code#1857 (Kimi, no balance)',
    429,
    error(
      'Your account is suspended due to insufficient balance, please recharge your account',
      null,
      'exceeded_current_quota_error',
    ),
    'out_of_credit',
    '429 Your account is suspended due to insufficient balance, please recharge your account',
  ],
  [
    'MoonshotAI/kimi-cli#2209 (Kimi, busy)',
    429,
    error('The engine is currently overloaded, please try again later', null, 'engine_overloaded_error'),
    'overloaded',
    '429 The engine is currently overloaded, please try again later',
  ],
  [
    'langchain-ai/langchain-azure#82 (Mistral)',
    422,
    {
      object: 'error',
      message: {
        detail: [{ type: 'extra_forbidden', loc: ['body', 'seed'], msg: 'Extra inputs are not permitted' }],
      },
      type: 'invalid_request_error',
    },
    'rejected',
    '422 body.seed: Extra inputs are not permitted',
  ],
  [
    'fastapi.tiangolo.com/tutorial/handling-errors',
    422,
    { detail: [{ loc: ['body', 'temperature'], msg: 'must be positive', type: 'value_error' }] },
    'rejected',
    '422 body.temperature: must be positive',
  ],
  [
    'an unknown sentence, in Chinese',
    400,
    error('参数错误，请检查文档。', '1210'),
    'rejected',
    '400 参数错误，请检查文档。',
  ],
  ['a code alone', 400, { error: { code: 'E1042' } }, 'rejected', '400 E1042'],
  [
    'ollama/ollama docs/api.md',
    404,
    { error: 'model "judge-1" not found, try pulling it first' },
    'no_such_model',
    '404 model "judge-1" not found, try pulling it first',
  ],
  [
    'langbot-app/LangBot#1643 (DeepSeek)',
    400,
    error('Model Not Exist'),
    'no_such_model',
    '400 Model Not Exist',
  ],
  [
    'help.aliyun.com/zh/model-studio/error-code (a model not enabled)',
    403,
    error('Access to model denied. Please make sure you are eligible for using the model.', 'access_denied'),
    'no_such_model',
    '403 Access to model denied. Please make sure you are eligible for using the model.',
  ],
  [
    'help.aliyun.com/zh/model-studio/error-code (the free quota is used up)',
    403,
    error(
      'The free tier of the model has been exhausted. If you wish to continue access the model on a paid basis, please disable the "use free tier only" mode.',
      'AllocationQuota.FreeTierOnly',
    ),
    'out_of_credit',
    '403 The free tier of the model has been exhausted. If you wish to continue access the model on a paid basis, please disable the "use free tier only" mode.',
  ],
  [
    'help.aliyun.com/document_detail/2712216.html (arrears)',
    400,
    error('Access denied, please make sure your account is in good standing.', 'Arrearage'),
    'out_of_credit',
    '400 Access denied, please make sure your account is in good standing.',
  ],
  [
    'platform.openai.com/docs/guides/error-codes (region)',
    403,
    error('Country, region, or territory not supported', 'unsupported_country_region_territory'),
    'wrong_key',
    '403 Country, region, or territory not supported',
  ],
  [
    'UKGovernmentBEIS/inspect_ai#2267 (xAI)',
    403,
    {
      code: 'The caller does not have permission',
      error: 'Content violates usage guidelines. Model: grok-4',
    },
    'filtered',
    '403 Content violates usage guidelines. Model: grok-4',
  ],
  [
    'support.huaweicloud.com maas-modelarts-0080 (as it is spelled there)',
    403,
    { error: { code: 'ModelArts.81011', message: 'May contain senstive.....' } },
    'filtered',
    '403 May contain senstive.....',
  ],
  [
    'truefoundry/models#826 (OpenRouter, a setting of the account)',
    404,
    {
      error: {
        code: 404,
        message: 'No endpoints available matching your guardrail restrictions and data policy.',
      },
    },
    'no_such_model',
    '404 No endpoints available matching your guardrail restrictions and data policy.',
  ],
  [
    'a prompt that is too long, in words alone (Zhipu)',
    400,
    { error: { message: 'Prompt exceeds max length' } },
    'too_long',
    '400 Prompt exceeds max length',
  ],
  [
    'a prompt that is too long, in words alone (a gateway)',
    400,
    { error: { message: 'Input tokens exceed the configured limit of 272000 tokens.' } },
    'too_long',
    '400 Input tokens exceed the configured limit of 272000 tokens.',
  ],
  [
    'a key that Gemini refuses with 400',
    400,
    [{ error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } }],
    'wrong_key',
    '400 API key not valid. Please pass a valid API key.',
  ],
  [
    'docs.bigmodel.cn/cn/faq/api-code (Zhipu, an account)',
    429,
    { error: { code: '1121', message: '账户存违规行为，账号已被锁定' } },
    'wrong_key',
    '429 账户存违规行为，账号已被锁定',
  ],
  [
    'MiniMax-AI/MiniMax-M2#62, beside no error',
    500,
    { base_resp: { status_code: 1008, status_msg: 'insufficient balance' }, choices: null },
    'out_of_credit',
    '500 insufficient balance',
  ],
  [
    'Simpleyyt/ai-manus#101 (Gemini), a list of one',
    429,
    [{ error: { code: 429, message: 'You exceeded your current quota.', status: 'RESOURCE_EXHAUSTED' } }],
    'rate_limited',
    '429 You exceeded your current quota.',
  ],
];

describe('a body that an endpoint answers with', () => {
  it.each(ROWS)('%s: %i is told apart, with its words', (_, status, body, kind, words) => {
    expect(faultOf(status, body)).toMatchObject({ kind, message: words });
  });

  it('keeps what the model wrote where it failed for its form', () => {
    expect(
      faultOf(400, {
        error: { message: GROQ, code: 'json_validate_failed', failed_generation: '{"points": [' },
      }),
    ).toMatchObject({ kind: 'unreadable', raw: '{"points": [' });
  });

  // Groq's words; continuedev/continue#9570 (Gemini); Azure's.
  it.each([
    ['Rate limit reached. Please try again in 7m12.96s. Need more?', 432_960],
    ['You exceeded your current quota.\nPlease retry in 45.578569677s.', 45_579],
    ['Please retry after 12 seconds.', 12_000],
    ['Please try again in 6ms.', 6],
    ['Please try again later.', null],
  ])('that says how long to wait, %j: is waited for', (words, retryAfterMs) => {
    expect(faultOf(429, error(words))).toMatchObject({ kind: 'rate_limited', retryAfterMs });
  });

  it('is cut and holds no key', () => {
    const { message } = faultOf(400, error(`sk-0123456789abcdef ${'长'.repeat(600)}`));
    expect(message).toHaveLength(500);
    expect(message).toContain('400 sk-…');
  });

  it.each([
    [
      {
        kind: 'Status',
        apiVersion: 'v1',
        status: 'Failure',
        message: 'pods "salaries" not found',
        code: 404,
      },
    ],
    [{ message: 'inside' }],
    [{ detail: 'inside', path: '/salaries' }],
  ])('of a service that is no model, %j: leaves its words out', (body) => {
    expect(faultOf(400, body)).toMatchObject({ kind: 'rejected', message: 'HTTP 400, without a reason' });
  });

  it.each<[unknown, Partial<ModelFeatures>]>([
    [{ detail: [{ loc: ['body', 'seed'], msg: 'Extra inputs are not permitted' }] }, { seed: false }],
    [
      {
        error: {
          message: 'Provider returned error',
          metadata: { raw: '{"error":{"message":"temperature参数非法。请检查文档。"}}' },
        },
      },
      { temperature: false },
    ],
  ])('that refuses a parameter, %j: teaches it', (body, less) => {
    const question = { prompt: 'fact.en/1', messages: [], shape: { name: 'a', schema: {} }, maxTokens: 100 };
    expect(lessThan(ALL_FEATURES, faultOf(422, body), question)).toEqual({ ...ALL_FEATURES, ...less });
  });
});

import { type AnsweredErrorRow, errorBody } from './answered-error';

/** What providers answer for a key, an account, a model or their own load, whatever the question. */
export const ERRORS_OF_ACCOUNTS: AnsweredErrorRow[] = [
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
    errorBody('Insufficient Balance', 'invalid_request_error', 'unknown_error'),
    'out_of_credit',
    '402 Insufficient Balance',
  ],
  [
    'MoonshotAI/kimi-code#1857 (Kimi, no balance)',
    429,
    errorBody(
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
    errorBody('The engine is currently overloaded, please try again later', null, 'engine_overloaded_error'),
    'overloaded',
    '429 The engine is currently overloaded, please try again later',
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
    errorBody('Model Not Exist'),
    'no_such_model',
    '400 Model Not Exist',
  ],
  [
    'help.aliyun.com/zh/model-studio/error-code (a model not enabled)',
    403,
    errorBody(
      'Access to model denied. Please make sure you are eligible for using the model.',
      'access_denied',
    ),
    'no_such_model',
    '403 Access to model denied. Please make sure you are eligible for using the model.',
  ],
  [
    'help.aliyun.com/zh/model-studio/error-code (the free quota is used up)',
    403,
    errorBody(
      'The free tier of the model has been exhausted. If you wish to continue access the model on a paid basis, please disable the "use free tier only" mode.',
      'AllocationQuota.FreeTierOnly',
    ),
    'out_of_credit',
    '403 The free tier of the model has been exhausted. If you wish to continue access the model on a paid basis, please disable the "use free tier only" mode.',
  ],
  [
    'help.aliyun.com/document_detail/2712216.html (arrears)',
    400,
    errorBody('Access denied, please make sure your account is in good standing.', 'Arrearage'),
    'out_of_credit',
    '400 Access denied, please make sure your account is in good standing.',
  ],
  [
    'platform.openai.com/docs/guides/error-codes (region)',
    403,
    errorBody('Country, region, or territory not supported', 'unsupported_country_region_territory'),
    'wrong_key',
    '403 Country, region, or territory not supported',
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

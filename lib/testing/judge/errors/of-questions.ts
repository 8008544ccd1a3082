import { type AnsweredErrorRow, errorBody } from './answered-error';

const AZURE =
  "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.";
const ZHIPU =
  '系统检测到输入或生成内容可能包含不安全或敏感内容，请您避免输入易产生敏感内容的提示语，感谢您的配合。';
const GROQ = "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.";

/** What providers answer to a question that they do not take, or whose reply they do not give. */
export const ERRORS_OF_QUESTIONS: AnsweredErrorRow[] = [
  [
    'BettaFish#108 (DeepSeek)',
    400,
    errorBody('Content Exists Risk', 'invalid_request_error', 'invalid_request_error'),
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
    errorBody(
      'Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
      'invalid_prompt',
    ),
    'filtered',
    '400 Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
  ],
  [
    'MoonshotAI/kimi-cli#1002 (Kimi)',
    400,
    errorBody('The request was rejected because it was considered high risk', null, 'content_filter'),
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
    'amurex-backend#38 (Groq)',
    400,
    { error: { message: GROQ, code: 'json_validate_failed', failed_generation: '{"points": [' } },
    'unreadable',
    `400 ${GROQ}`,
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
    errorBody('参数错误，请检查文档。', '1210'),
    'rejected',
    '400 参数错误，请检查文档。',
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
];

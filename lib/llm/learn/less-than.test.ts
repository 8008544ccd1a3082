import { APIError } from 'openai';
import { describe, expect, it } from 'vitest';
import { LlmFault } from '../fault';
import { ALL_FEATURES, type ModelFeatures } from '../features';
import { toFault } from '../faults/to-fault';
import { lessThan } from './less-than';
import type { ModelQuestion } from '../question';
import { LONGEST_REPLY, ourTokens, replyTokens } from './reply-tokens';

const question = (content = 'Is it so?', maxTokens = LONGEST_REPLY): ModelQuestion => ({
  prompt: 'fact.en/1',
  messages: [{ role: 'user', content }],
  shape: { name: 'fact_check', schema: { type: 'object' } },
  maxTokens,
});
/** The fault that a refusal in these words is. */
const refused = (message: string): LlmFault =>
  toFault(APIError.generate(400, { error: { message } }, undefined, new Headers()), 0);
const less = (words: string, features: Partial<ModelFeatures> = {}) =>
  lessThan({ ...ALL_FEATURES, ...features }, refused(words), question());
const COMPLETION = { tokenLimit: 'max_completion_tokens', otherTokenLimit: false } as const;

describe('a parameter that is refused', () => {
  // Each with the thread that shows the words.
  it.each<[string, string, Partial<ModelFeatures>]>([
    [
      'griptape-ai/ComfyUI-Griptape#312',
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      COMPLETION,
    ],
    [
      'QwenLM/qwen-code#921',
      "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
      { temperature: false },
    ],
    ['huggingface/chat-ui#1386 (Gemma 2 in vLLM)', 'System role not supported', { systemRole: false }],
    [
      'BerriAI/litellm#5671 (o1-preview)',
      "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
      { systemRole: false },
    ],
    [
      'BerriAI/litellm#15765 (Gemma 3 at Google)',
      'Developer instruction is not enabled for models/gemma-3-27b-it',
      { systemRole: false },
    ],
    ['anthropics/claude-code#61412', "role 'system' is not supported on this model", { systemRole: false }],
    [
      'VideoAdGuard#34 (Kimi)',
      'invalid temperature: only 1 is allowed for this model',
      { temperature: false },
    ],
    ['songquanpeng/one-api#1141 (Zhipu)', 'temperature参数非法。请检查文档。', { temperature: false }],
    [
      'ai-forever/gigachain#237',
      'Invalid params: temperature must be in range (0, +inf)',
      { temperature: false },
    ],
    [
      'microsoft/graphrag#416 (Xinference)',
      '`temperature` (=0.0) has to be a strictly positive float, otherwise your next token scores will be invalid.',
      { temperature: false },
    ],
    [
      'langchain-ai/langchain-azure#82 (Mistral)',
      '{"detail":[{"type":"extra_forbidden","loc":["body","seed"],"msg":"Extra inputs are not permitted","input":20240825}]}',
      { seed: false },
    ],
    [
      'openai/openai-python#1724 (Azure, in these words)',
      'Unrecognized request argument supplied: seed',
      { seed: false },
    ],
    [
      'ItzCrazyKns/Vane#969 (DeepSeek)',
      'This response_format type is unavailable now',
      { responseFormat: 'json_object' },
    ],
    [
      'browser-use/browser-use#215 (DeepSeek)',
      'Failed to deserialize the JSON body into the target type: response_format: response_format.type `json_schema` is unavailable now at line 1 column 12440',
      { responseFormat: 'json_object' },
    ],
    [
      'moeru-ai/xsai#145 (OpenAI)',
      "Invalid schema for response_format 'json_schema': In context=(), 'additionalProperties' is required to be supplied and to be false.",
      { responseFormat: 'json_object' },
    ],
    [
      'vllm-project/vllm#16321',
      'The provided JSON schema contains features not supported by xgrammar.',
      { responseFormat: 'json_object' },
    ],
    [
      'ItzCrazyKns/Vane#980 (Groq)',
      'This model does not support response format `json_schema`.',
      { responseFormat: 'json_object' },
    ],
  ])('%s: is left out', (_, words, change) => {
    expect(less(words)).toEqual({ ...ALL_FEATURES, ...change });
  });

  it.each([
    [
      'agno-agi/agno#5317 (DashScope)',
      "<400> InternalError.Algo.InvalidParameter: 'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
    ],
    [
      'browserbase/stagehand#1204 (DeepSeek)',
      "Prompt must contain the word 'json' in some form to use 'response_format' of type 'json_object'",
    ],
  ])('%s: JSON mode that wants a word in the prompt becomes plain text', (_, words) => {
    expect(less(words, { responseFormat: 'json_object' })?.responseFormat).toBe('text');
  });

  it.each([
    [
      '1Panel-dev/MaxKB#2912 (old vLLM)',
      "[{'type': 'extra_forbidden', 'loc': ('body', 'max_completion_tokens'), 'msg': 'Extra inputs are not permitted', 'input': 8192}]",
    ],
    ['openai/openai-python#1724 (Azure)', 'Unrecognized request argument supplied: max_completion_tokens'],
  ])('%s: the newer name of the limit becomes the older one', (_, words) => {
    const presumed = { tokenLimit: 'max_completion_tokens', otherTokenLimit: true } as const;
    expect(less(words, presumed)).toEqual({
      ...ALL_FEATURES,
      tokenLimit: 'max_tokens',
      otherTokenLimit: false,
    });
  });

  it('both names of the limit: none is sent, and that is the end', () => {
    const first = less('Unknown parameter: max_tokens');
    expect(first).toMatchObject(COMPLETION);
    const second = less('Unknown parameter: max_completion_tokens', first!);
    expect(second).toEqual({ ...ALL_FEATURES, tokenLimit: 'none', otherTokenLimit: false });
    expect(less('Unknown parameter: max_tokens', second!)).toBeNull();
  });

  it('several are named: the first that is still sent', () => {
    const words = 'Extra fields not permitted: seed, temperature, response_format';
    expect(less(words)).toEqual({ ...ALL_FEATURES, seed: false });
    expect(less(words, { seed: false })).toEqual({ ...ALL_FEATURES, seed: false, temperature: false });
  });

  it.each([
    ['another parameter', 'parameter.enable_thinking must be set to false for non-streaming calls'],
    ['a model that is called Seed', 'The model Seed-OSS-36B (doubao-seed-1-6) is busy'],
    [
      'a reply that does not keep to the schema',
      "Generated JSON does not match the expected schema. Please adjust your prompt. See 'failed_generation' for more details.",
    ],
    ['a filter', 'Content Exists Risk'],
  ])('%s: nothing is learned', (_, words) => {
    expect(less(words)).toBeNull();
  });

  it('a fault of another kind: nothing is learned', () => {
    for (const kind of ['overloaded', 'filtered', 'no_such_model'] as const)
      expect(
        lessThan(ALL_FEATURES, new LlmFault(kind, "'temperature' is not supported"), question()),
      ).toBeNull();
  });
});

describe('an output limit', () => {
  it.each([
    [
      'ChatGPTNextWeb/NextChat#3195',
      'max_tokens is too large: 8192. This model supports at most 4096 completion tokens, whereas you provided 8192.',
      4_096,
    ],
    [
      'musistudio/claude-code-router#184 (DashScope)',
      '<400> InternalError.Algo.InvalidParameter: Range of max_tokens should be [1, 2000]',
      2_000,
    ],
    [
      'deepseek-ai/DeepSeek-V2#34',
      'Invalid max_tokens value, the valid range of max_tokens is [1,4096]',
      4_096,
    ],
    [
      'RooCodeInc/Roo-Code#5729 (Groq)',
      'max_tokens must be less than or equal to 4,096, the maximum value for max_tokens is less than the context_window for this model',
      4_096,
    ],
    [
      'Effect-TS/effect#7129 (Anthropic)',
      'max_tokens: 8192 > 4096, which is the maximum allowed number of output tokens for claude-3-opus-20240229',
      4_096,
    ],
    [
      'yiliqi78/TOKENICODE#3 (Volcengine)',
      'The parameter max_tokens specified in the request is not valid: integer above maximum value, expected a value <= 4096, but got 8192 instead. Request id: 0217724325966514087c9e55f8b322b8',
      4_096,
    ],
    [
      'huggingface/transformers#28523 (TGI)',
      'Input validation error: `max_new_tokens` must be <= 192. Given: 8192',
      192,
    ],
  ])('%s: stands in the words', (_, words, maxOutput) => {
    expect(less(words)).toEqual({ ...ALL_FEATURES, maxOutput });
    expect(replyTokens(less(words)!, question())).toBe(maxOutput);
  });

  it('no number is told (lobehub/lobehub#1398, Zhipu): half as much until it is taken, then the other name', () => {
    const words = 'max_tokens参数非法。请检查文档。';
    const tried = [less(words)];
    while (tried.at(-1)) tried.push(less(words, tried.at(-1)!));
    expect(tried.map((each) => each && [each.maxOutput, each.tokenLimit])).toEqual([
      [4_096, 'max_tokens'],
      [2_048, 'max_tokens'],
      [1_024, 'max_tokens'],
      [1_024, 'max_completion_tokens'],
      [1_024, 'none'],
      null,
    ]);
  });
});

describe('prompt and reply that are longer than the context together', () => {
  it.each([
    [
      'ChatGPTNextWeb/NextChat#3195',
      "This model's maximum context length is 8192 tokens. However, you requested 8256 tokens (64 in the messages, 8192 in the completion). Please reduce the length of the messages or completion.",
    ],
    [
      'the same with thousands parted',
      "This model's maximum context length is 8,192 tokens. However, you requested 8,256 tokens (64 in the messages, 8,192 in the completion).",
    ],
    [
      'stepfun-ai/Step-Audio-R1#3 (vLLM)',
      "'max_tokens' or 'max_completion_tokens' is too large: 8192. This model's maximum context length is 8192 tokens and your request has 64 input tokens (8192 > 8192 - 64).",
    ],
    [
      'vllm-project/vllm#36197',
      "This model's maximum context length is 8192 tokens. However, you requested 8192 output tokens and your prompt contains 64 input tokens, for a total of 8256 tokens.",
    ],
    [
      'anomalyco/opencode#25230 (SGLang)',
      "Requested token count exceeds the model's maximum context length of 8192 tokens. You requested a total of 8256 tokens: 64 tokens from the input messages and 8192 tokens for the completion.",
    ],
    [
      'Aider-AI/aider#3721 (OpenRouter)',
      "This endpoint's maximum context length is 8192 tokens. However, you requested about 8256 tokens (64 of text input, 8192 in the output). Please reduce the length of either one.",
    ],
    [
      'huggingface/chat-ui#1149 (TGI)',
      'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 8192. Given: 64 `inputs` tokens and 8192 `max_new_tokens`',
    ],
    [
      'MoonshotAI/kimi-cli#2011',
      'Invalid request: Your request exceeded model token limit: 8192 (requested: 8256)',
    ],
    [
      'cline/cline#4971 (Groq, of a minute)',
      'Request too large for model `m` on tokens per minute (TPM): Limit 8192, Requested 8256, please reduce your message size and try again.',
    ],
  ])('%s: the reply is asked for shorter', (_, words) => {
    const found = less(words);
    expect(found).toEqual({ ...ALL_FEATURES, contextLength: 8_192 });
    expect(replyTokens(found!, question())).toBe(8_192 - ourTokens(question()) - 64);
  });

  const long = question('word '.repeat(6_000));
  const over = (prompt: number, context = 8_192) =>
    refused(
      `This model's maximum context length is ${context} tokens. However, you requested ${prompt + 8_192} tokens (${prompt} in the messages, 8192 in the completion).`,
    );

  it('the model counts more tokens than we do: its count is taken over', () => {
    const found = lessThan(ALL_FEATURES, over(7_000), long)!;
    expect(ourTokens(long)).toBeLessThan(6_100);
    expect(found.promptScale).toBe(Math.ceil((6_936 / ourTokens(long)) * 100) / 100);
    expect(replyTokens(found, long)).toBeLessThanOrEqual(1_192);
    expect(replyTokens(found, long)).toBeGreaterThanOrEqual(1_024);
  });

  it('leaves a reply less than 1,024 tokens: the prompt is too long', () => {
    expect(lessThan(ALL_FEATURES, over(7_169), long)).toBeNull();
    expect(lessThan(ALL_FEATURES, over(7_168), long)).not.toBeNull();
    expect(
      less('The input (61709 tokens) is longer than the model’s context length (40960 tokens).'),
    ).toBeNull();
    expect(less('Range of input length should be [1, 30720]')).toBeNull();
  });

  it('no count is told: the reply becomes shorter step by step, and ends', () => {
    const words = refused("This model's maximum context length is 8192 tokens.");
    const asked: number[] = [];
    let features: ModelFeatures | null = ALL_FEATURES;
    while ((features = lessThan(features, words, long))) asked.push(replyTokens(features, long));
    expect(asked).toEqual([...asked].sort((one, other) => other - one));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.at(-1)).toBe(1_024);
  });

  it('a question that asks for little keeps its whole reply', () => {
    const short = question('word '.repeat(6_000), 100);
    expect(replyTokens({ ...ALL_FEATURES, contextLength: 6_100 }, short)).toBe(100);
  });
});

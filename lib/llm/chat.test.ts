import { afterEach, expect, it } from 'vitest';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { chat } from './chat';
import { ALL_FEATURES } from './features';
import type { ModelQuestion } from './question';

let server: LlmServer | undefined;
afterEach(() => server?.stop());

const question: ModelQuestion = {
  prompt: 'fact.en/1',
  messages: [
    { role: 'system', content: 'Check.' },
    { role: 'user', content: '水温约 25 ℃。' },
  ],
  shape: { name: 'fact_check', schema: { type: 'object' } },
  maxTokens: 500,
};

async function ask(
  behaviour: Behaviour,
  { timeoutMs = 5_000, apiKey = 'sk-secret-of-tests', features = ALL_FEATURES } = {},
) {
  server = await llmServer(() => behaviour);
  const connection = { baseUrl: server.baseUrl, apiKey, model: 'judge-1', timeoutMs };
  return chat(connection, question, features, new AbortController().signal);
}

it('asks for strict JSON at temperature 0 with a seed, and reads reply, reasoning and tokens', async () => {
  const reply = await ask({ text: '<think>First.</think>{"points": []}', reasoning: 'Apart.', cached: 64 });
  expect(reply).toMatchObject({
    text: '{"points": []}',
    reasoning: 'Apart.\n\nFirst.',
    usage: { prompt: 100, cachedPrompt: 64, completion: 20 },
  });
  const { body, headers } = server!.requests[0]!;
  expect(body).toMatchObject({
    model: 'judge-1',
    temperature: 0,
    seed: 20_240_825,
    max_tokens: 500,
    messages: question.messages,
    response_format: { type: 'json_schema', json_schema: { name: 'fact_check', strict: true } },
  });
  expect(headers.authorization).toBe('Bearer sk-secret-of-tests');
});

it('leaves out what the model does not take', async () => {
  await ask('{}', { features: { ...ALL_FEATURES, responseFormat: 'text', temperature: false, seed: false } });
  const { body } = server!.requests[0]!;
  expect(Object.keys(body).sort()).toEqual(['max_tokens', 'messages', 'model']);
});

it.each<[string, Behaviour, object]>([
  [
    '429 with Retry-After',
    { status: 429, headers: { 'retry-after': '2' } },
    { kind: 'rate_limited', retryAfterMs: 2_000 },
  ],
  [
    '429 in milliseconds',
    { status: 429, headers: { 'retry-after-ms': '150' } },
    { kind: 'rate_limited', retryAfterMs: 150 },
  ],
  [
    '429 without money',
    { status: 429, error: { code: 'insufficient_quota', message: 'quota' } },
    { kind: 'out_of_credit' },
  ],
  ['500', { status: 500 }, { kind: 'overloaded' }],
  ['503', { status: 503 }, { kind: 'overloaded' }],
  ['a reset connection', { network: 'reset' }, { kind: 'unreachable' }],
  ['half a reply', { network: 'half' }, { kind: 'cut_off' }],
  ['an empty reply', '', { kind: 'empty' }],
  ['a reply of reasoning alone', '<think>Hm.</think>', { kind: 'empty' }],
  [
    'a filtered question',
    { status: 400, error: { code: 'content_filter', message: 'policy' } },
    { kind: 'filtered' },
  ],
  [
    'a context too long',
    { status: 400, error: { code: 'context_length_exceeded', message: 'max' } },
    { kind: 'too_long' },
  ],
  [
    'vLLM’s words for it',
    { status: 400, error: { message: "This model's maximum context length is 8192 tokens." } },
    { kind: 'too_long' },
  ],
  [
    'older vLLM’s words for it, beside no `error`',
    {
      status: 400,
      body: {
        object: 'error',
        type: 'BadRequestError',
        code: 400,
        param: null,
        message: "This model's maximum context length is 8192 tokens. However, you requested 9001 tokens.",
      },
    },
    { kind: 'too_long', message: expect.stringContaining('400 This model') as string },
  ],
  [
    'vLLM’s words for an encoded prompt',
    {
      status: 400,
      error: 'The decoder prompt (length 9001) is longer than the maximum model length of 8192.',
    },
    { kind: 'too_long' },
  ],
  [
    'a string as Ollama sends it',
    { status: 400, body: { error: 'the input length exceeds the context length' } },
    { kind: 'too_long', message: '400 the input length exceeds the context length' },
  ],
  [
    'DashScope’s words for it',
    {
      status: 400,
      error: {
        code: 'invalid_parameter_error',
        type: 'invalid_request_error',
        message: '<400> InternalError.Algo.InvalidParameter: Range of input length should be [1, 129024]',
      },
    },
    { kind: 'too_long' },
  ],
  [
    'those of DashScope’s gateway, beside no `error`',
    {
      status: 400,
      body: {
        code: 'InvalidParameter',
        request_id: '7438-4e',
        message: 'Range of input length should be [1, 30720]',
      },
    },
    { kind: 'too_long', message: '400 Range of input length should be [1, 30720]' },
  ],
  [
    'what its gateway filtered',
    {
      status: 400,
      body: { code: 'DataInspectionFailed', request_id: '7438-4f', message: 'Input data may be unfit.' },
    },
    { kind: 'filtered' },
  ],
  [
    'a service that is no model, whose words are left out',
    { status: 400, body: { message: 'context length of the file of salaries' } },
    { kind: 'rejected', message: 'HTTP 400, without a reason' },
  ],
  [
    'an error within a reply, with a status of its own',
    { status: 200, body: { error: { code: 429, message: 'the provider is busy' } } },
    { kind: 'rate_limited', message: '429 the provider is busy' },
  ],
  [
    'an error within a reply, without one',
    { status: 200, body: { error: { code: 'unknown', message: 'upstream broke off' } } },
    { kind: 'overloaded', message: '500 upstream broke off' },
  ],
  ['a reply of another service', { status: 200, body: { files: [] } }, { kind: 'cut_off' }],
  [
    'a wrong model',
    { status: 404, error: { message: 'The model `judge-1` does not exist' } },
    { kind: 'no_such_model' },
  ],
  [
    'a wrong key',
    { status: 401, error: { message: 'Incorrect API key provided: sk-secret-of-tests.' } },
    { kind: 'wrong_key' },
  ],
  ['something else', { status: 400, error: { message: 'bad request' } }, { kind: 'rejected' }],
])('tells %s apart', async (_, behaviour, fault) => {
  await expect(ask(behaviour)).rejects.toMatchObject({ name: 'LlmFault', ...fault });
});

it.each<[string, Behaviour, object]>([
  [
    'a reply cut by its length',
    { text: '{"points": [', finish: 'length' },
    { fault: 'unreadable', text: '{"points": [' },
  ],
  ['a refusal', { refusal: 'I cannot.' }, { fault: 'refused', text: 'I cannot.' }],
  ['a filtered reply', { text: '', finish: 'content_filter' }, { fault: 'filtered', text: '' }],
])('marks %s, which is paid for like any other', async (_, behaviour, reply) => {
  expect(await ask(behaviour)).toMatchObject({ ...reply, usage: { prompt: 100, completion: 20 } });
});

it('keeps keys out of messages, whatever they look like', async () => {
  const error = { message: 'Incorrect API key provided: sk-secret-of-tests.' };
  await expect(ask({ status: 401, error })).rejects.toThrow('401 Incorrect API key provided: …');
  await server!.stop();
  const masked = { message: 'Incorrect API key provided: sk-secre*****ests.' };
  await expect(ask({ status: 401, error: masked })).rejects.toThrow('401 Incorrect API key provided: sk-…');
  await server!.stop();
  const plain = { message: 'No such token: 0123456789abcdef' };
  await expect(ask({ status: 403, error: plain }, { apiKey: '0123456789abcdef' })).rejects.toThrow(
    '403 No such token: …',
  );
});

it('sends no key where there is none, and nothing of the environment', async () => {
  process.env.OPENAI_ORG_ID = 'org-of-tests';
  server = await llmServer(() => '{}');
  const connection = { baseUrl: server.baseUrl, apiKey: null, model: 'judge-1', timeoutMs: 1_000 };
  await chat(connection, question, ALL_FEATURES, new AbortController().signal);
  delete process.env.OPENAI_ORG_ID;
  const { headers } = server.requests[0]!;
  expect(headers.authorization).toBeUndefined();
  expect(headers['openai-organization']).toBeUndefined();
});

it('gives up after its time, where nobody listens, and when told to', async () => {
  await expect(ask({ network: 'hang' }, { timeoutMs: 100 })).rejects.toMatchObject({ kind: 'timed_out' });
  const { baseUrl } = server!;
  await server!.stop();
  const connection = { baseUrl, apiKey: null, model: 'judge-1', timeoutMs: 1_000 };
  await expect(chat(connection, question, ALL_FEATURES, new AbortController().signal)).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringContaining('ECONNREFUSED') as string,
  });
  server = await llmServer(() => ({ network: 'hang' }));
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('stopped')), 50);
  await expect(
    chat({ ...connection, baseUrl: server.baseUrl }, question, ALL_FEATURES, stop.signal),
  ).rejects.toThrow('stopped');
});

import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { ALL_FEATURES } from '../features';
import { createEndpoint } from './create-endpoint';
import { listEndpoints } from './list-endpoints';
import { removeEndpoint } from './remove-endpoint';
import { testEndpoint } from './test-endpoint';
import { updateEndpoint } from './update-endpoint';

const test = testDatabase();
const KEY = 'a-secret-of-tests-7890';
let owner: Ctx;
let server: LlmServer | undefined;
let made = 0;

beforeAll(async () => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
});
afterEach(() => server?.stop());

const fields = (baseUrl: string, allowPrivate = true) => ({
  name: `Tried ${(made += 1)}`,
  baseUrl,
  apiKey: KEY,
  allowPrivate,
  models: [{ name: 'judge-1' }],
});

async function endpoint(script: (request: ChatRequest) => Behaviour, allowPrivate = true): Promise<string> {
  owner = await person(test.db, 'owner');
  server = await llmServer(script);
  return (await createEndpoint(owner, fields(server.baseUrl, allowPrivate))).id;
}
const refuse = (message: string): Behaviour => ({ status: 400, error: { message } });
const kept = (endpointId: string) => test.db.modelFeatures.findMany({ where: { endpointId } });

it('says how long it took and what the model takes, and keeps it', async () => {
  const id = await endpoint(() => ({ text: '{"ready": true}', delayMs: 30 }));
  const all = ALL_FEATURES;
  const result = await testEndpoint(owner, id, 'judge-1');
  expect(result).toEqual({ ok: true, latencyMs: expect.any(Number) as number, features: all });
  expect((result as { latencyMs: number }).latencyMs).toBeGreaterThanOrEqual(29);
  expect(server!.requests).toHaveLength(1);
  expect(await kept(id)).toMatchObject([{ model: 'judge-1', ...all }]);
});

it('leaves out what is refused until there is an answer', async () => {
  const id = await endpoint((request) => {
    if (request.response_format) return refuse('response_format is not supported');
    if ('seed' in request) return refuse('Unknown parameter: seed');
    return '{"ready": true}';
  });
  const text = { ...ALL_FEATURES, responseFormat: 'text', seed: false };
  expect(await testEndpoint(owner, id, 'judge-1')).toMatchObject({ ok: true, features: text });
  expect(server!.requests).toHaveLength(4);
  expect(await kept(id)).toMatchObject([text]);
});

it('asks as a run will: for as long a reply, with all that the model is sent beside', async () => {
  server = await llmServer(() => '{"points": []}');
  owner = await person(test.db, 'owner');
  const { id } = await createEndpoint(owner, {
    ...fields(server.baseUrl),
    apiVersion: '2024-10-21',
    models: [{ name: 'judge-1', extraBody: { enable_thinking: false }, extraHeaders: { 'X-Team': 'gold' } }],
  });
  expect(await testEndpoint(owner, id, 'judge-1')).toMatchObject({ ok: true });
  const { body, headers, url } = server.requests[0]!;
  expect(body).toMatchObject({
    max_tokens: 8_192,
    temperature: 0,
    enable_thinking: false,
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  });
  expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(headers['x-team']).toBe('gold');
  expect(url).toMatch(/\/chat\/completions\?api-version=2024-10-21$/);
});

it('learns a limit and a parameter’s name, keeps them and says so', async () => {
  const id = await endpoint((request) => {
    if ('max_tokens' in request)
      return refuse(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      );
    if ((request as { max_completion_tokens?: number }).max_completion_tokens! > 4_096)
      return refuse('max_tokens is too large: 8192. This model supports at most 4096 completion tokens.');
    return '{"points": []}';
  });
  const learned = {
    ...ALL_FEATURES,
    tokenLimit: 'max_completion_tokens',
    otherTokenLimit: false,
    maxOutput: 4_096,
  };
  expect(await testEndpoint(owner, id, 'judge-1')).toMatchObject({ ok: true, features: learned });
  expect(await kept(id)).toMatchObject([learned]);
  expect((await listEndpoints(owner)).find((view) => view.id === id)?.found).toEqual({ 'judge-1': learned });
});

it('a parameter that the owner has to set: the test says in the endpoint’s words which', async () => {
  const words = 'parameter.enable_thinking must be set to false for non-streaming calls';
  const id = await endpoint(() => refuse(words));
  expect(await testEndpoint(owner, id, 'judge-1')).toEqual({
    ok: false,
    reason: 'rejected',
    message: `400 ${words}`,
  });
  expect(server!.requests).toHaveLength(1);
});

it.each<[string, Behaviour, string, string]>([
  [
    'a wrong key without repeating it',
    { status: 401, error: { message: `Wrong key ${KEY}` } },
    'wrong_key',
    '401 Wrong key …',
  ],
  [
    'a wrong model',
    { status: 404, error: { message: 'No model judge-1' } },
    'no_such_model',
    '404 No model judge-1',
  ],
  ['a redirect', { status: 302, headers: { location: 'http://10.0.0.1/' } }, 'redirected', 'not followed'],
])('tells %s', async (_, behaviour, reason, message) => {
  const id = await endpoint(() => behaviour);
  expect(await testEndpoint(owner, id, 'judge-1')).toEqual({
    ok: false,
    reason,
    message: expect.stringContaining(message) as string,
  });
  expect(await kept(id)).toEqual([]);
});

it('refuses private addresses unless they are allowed, and nothing reaches them', async () => {
  const id = await endpoint(() => '{"ready": true}', false);
  expect(await testEndpoint(owner, id, 'judge-1')).toMatchObject({ ok: false, reason: 'private_address' });
  expect(server!.requests).toEqual([]);
});

it('forgets what a model takes when the address becomes another', async () => {
  const id = await endpoint(() => '{"ready": true}');
  await testEndpoint(owner, id, 'judge-1');
  await updateEndpoint(owner, id, fields('https://models.example/v1'), 1);
  expect(await kept(id)).toEqual([]);
});

it('anybody but an owner, an unknown model, too many tests: refused', async () => {
  const id = await endpoint(() => '{"ready": true}');
  const member = await person(test.db);
  await expect(testEndpoint(member, id, 'judge-1')).rejects.toMatchObject({ error: { code: 'forbidden' } });
  const missing = { error: { code: 'not_found', object: 'endpoint' } };
  await expect(testEndpoint(owner, id, 'judge-2')).rejects.toMatchObject(missing);
  await expect(testEndpoint(owner, 'none', 'judge-1')).rejects.toMatchObject(missing);
  for (let at = 2; at <= 20; at += 1) await testEndpoint(owner, id, 'judge-1');
  await expect(testEndpoint(owner, id, 'judge-1')).rejects.toMatchObject({
    error: { code: 'rate_limited', retryAfterSeconds: expect.any(Number) as number },
  });
  await removeEndpoint(owner, id);
  await expect(testEndpoint(owner, id, 'judge-1')).rejects.toMatchObject(missing);
});

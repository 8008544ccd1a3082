import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { createEndpoint } from './create-endpoint';
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
const kept = (endpointId: string) => test.db.modelFeatures.findMany({ where: { endpointId } });

it('says how long it took and what the model takes, and keeps it', async () => {
  const id = await endpoint(() => ({ text: '{"ready": true}', delayMs: 30 }));
  const all = { responseFormat: 'json_schema', temperature: true, seed: true };
  const result = await testEndpoint(owner, id, 'judge-1');
  expect(result).toEqual({ ok: true, latencyMs: expect.any(Number) as number, features: all });
  expect((result as { latencyMs: number }).latencyMs).toBeGreaterThanOrEqual(29);
  expect(server!.requests).toHaveLength(1);
  expect(await kept(id)).toMatchObject([{ model: 'judge-1', ...all }]);
});

it('leaves out what is refused until there is an answer', async () => {
  const refuse = (message: string): Behaviour => ({ status: 400, error: { message } });
  const id = await endpoint((request) => {
    if (request.response_format) return refuse('response_format is not supported');
    if ('seed' in request) return refuse('Unknown parameter: seed');
    return '{"ready": true}';
  });
  const text = { responseFormat: 'text', temperature: true, seed: false };
  expect(await testEndpoint(owner, id, 'judge-1')).toMatchObject({ ok: true, features: text });
  expect(server!.requests).toHaveLength(4);
  expect(await kept(id)).toMatchObject([text]);
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

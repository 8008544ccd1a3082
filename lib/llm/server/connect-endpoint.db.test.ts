import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { chat } from '../chat';
import { ALL_FEATURES } from '../features';
import { connectEndpoint } from './connect-endpoint';
import { createEndpoint } from './create-endpoint';
import { sealKey } from './key-cipher';
import { removeEndpoint } from './remove-endpoint';
import { updateEndpoint } from './update-endpoint';

process.env.FACE4RAG_LLM_BASE_URL = 'http://127.0.0.1:9/v1';
process.env.FACE4RAG_LLM_API_KEY = 'a-key-of-the-environment';
process.env.FACE4RAG_LLM_MODELS = 'judge-1';

const test = testDatabase();
let owner: Ctx;
let server: LlmServer | undefined;
beforeAll(async () => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
  owner = await person(test.db, 'owner');
});
afterEach(() => server?.stop());

const fields = (name: string, baseUrl = 'https://models.example/v1') => ({
  name,
  baseUrl,
  apiKey: 'sk-a-secret-of-tests-7890',
  maxInFlight: 32,
  timeoutSeconds: 30,
  models: [{ name: 'judge-1', inputPrice: 2.5, outputPrice: 10 }],
});

it('opens an endpoint with its key, and a call goes through it', async () => {
  server = await llmServer(() => '{"points": []}');
  const { id } = await createEndpoint(owner, { ...fields('Open', server.baseUrl), allowPrivate: true });
  const open = await connectEndpoint(test.db, id);
  expect(open).toMatchObject({
    id,
    name: 'Open',
    baseUrl: server.baseUrl,
    apiKey: 'sk-a-secret-of-tests-7890',
    maxInFlight: 32,
    timeoutMs: 30_000,
    models: [{ name: 'judge-1', inputPrice: 2.5, cachedInputPrice: null, outputPrice: 10 }],
  });
  const question = {
    prompt: 'fact.en/1',
    maxTokens: 10,
    shape: { name: 'fact_check', schema: {} },
    messages: [{ role: 'user' as const, content: 'Check.' }],
  };
  const reply = await chat(
    { ...open, model: 'judge-1' },
    question,
    ALL_FEATURES,
    new AbortController().signal,
  );
  expect(reply.text).toBe('{"points": []}');
  expect(server.requests[0]!.headers.authorization).toBe('Bearer sk-a-secret-of-tests-7890');
});

it('keeps its connections until the settings of them change', async () => {
  const { id } = await createEndpoint(owner, fields('Kept'));
  const { fetch } = await connectEndpoint(test.db, id);
  expect((await connectEndpoint(test.db, id)).fetch).toBe(fetch);
  await updateEndpoint(owner, id, { ...fields('Kept'), maxInFlight: 4 }, 1);
  expect((await connectEndpoint(test.db, id)).fetch).toBe(fetch);
  await updateEndpoint(owner, id, { ...fields('Kept'), allowPrivate: true }, 2);
  const open = (await connectEndpoint(test.db, id)).fetch;
  expect(open).not.toBe(fetch);
  await updateEndpoint(
    owner,
    id,
    { ...fields('Kept'), allowPrivate: true, proxy: 'http://proxy.example:1' },
    3,
  );
  expect((await connectEndpoint(test.db, id)).fetch).not.toBe(open);
});

it('tells a lost key from an endpoint that is gone', async () => {
  const { id } = await createEndpoint(owner, fields('Lost'));
  await test.db.endpoint.update({ where: { id }, data: { keyCipher: sealKey('sk-1', 'another') } });
  await expect(connectEndpoint(test.db, id)).rejects.toMatchObject({
    name: 'LlmFault',
    kind: 'wrong_key',
    reason: 'key_lost',
  });
  await removeEndpoint(owner, id);
  for (const gone of [id, '00000000-0000-4000-8000-000000000000'])
    await expect(connectEndpoint(test.db, gone)).rejects.toMatchObject({
      name: 'LlmFault',
      kind: 'unusable',
      reason: 'removed',
    });
});

it('takes all of an endpoint of the environment from there, whatever its row says', async () => {
  const { id } = await test.db.endpoint.create({
    data: { name: 'From outside', source: 'environment', baseUrl: 'https://elsewhere.example/v1' },
  });
  expect(await connectEndpoint(test.db, id)).toMatchObject({
    name: 'From outside',
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: 'a-key-of-the-environment',
    maxInFlight: 8,
    timeoutMs: 120_000,
    models: [{ name: 'judge-1', inputPrice: 0 }],
  });
});

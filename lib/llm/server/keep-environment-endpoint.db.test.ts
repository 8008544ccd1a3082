import { expect, it } from 'vitest';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { ENVIRONMENT_ENDPOINT_ID as ID, keepEnvironmentEndpoint } from './keep-environment-endpoint';
import { listEndpoints } from './list-endpoints';
import { removeEndpoint } from './remove-endpoint';

process.env.FACE4RAG_LLM_BASE_URL = 'https://models.example/v1';
process.env.FACE4RAG_LLM_API_KEY = 'a-key-of-the-environment-4321';
process.env.FACE4RAG_LLM_MODELS = '[{"name": "judge-1", "outputPrice": 10, "inputPrice": 2.5}]';

const test = testDatabase();
const row = () => test.db.endpoint.findUniqueOrThrow({ where: { id: ID } });

it('keeps one row without the key, however many ask at once', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => keepEnvironmentEndpoint(test.db)));
  expect(new Set(ids)).toEqual(new Set([ID]));
  expect(await row()).toMatchObject({
    name: 'models.example',
    source: 'environment',
    version: 1,
    keyCipher: null,
    keyHint: null,
    models: [{ name: 'judge-1', inputPrice: 2.5, cachedInputPrice: null, outputPrice: 10 }],
  });
  expect(await test.db.endpoint.count()).toBe(1);
});

it('follows the environment, and writes only when it changed', async () => {
  await test.db.endpoint.update({ where: { id: ID }, data: { baseUrl: 'https://before.example/v1' } });
  const features = { responseFormat: 'text', temperature: true, seed: true };
  await test.db.modelFeatures.create({ data: { endpointId: ID, model: 'judge-1', ...features } });
  await keepEnvironmentEndpoint(test.db);
  expect(await row()).toMatchObject({ baseUrl: 'https://models.example/v1', version: 2 });
  expect(await test.db.modelFeatures.count()).toBe(0);
  await keepEnvironmentEndpoint(test.db);
  expect((await row()).version).toBe(2);
});

it('takes another name where its own is in use', async () => {
  await test.db.endpoint.delete({ where: { id: ID } });
  await test.db.endpoint.create({ data: { name: 'models.example', baseUrl: 'https://other.example/v1' } });
  await keepEnvironmentEndpoint(test.db);
  expect((await row()).name).toBe('models.example (environment)');
});

it('is listed with the end of its key, and nobody removes it', async () => {
  const owner = await person(test.db, 'owner');
  const views = await listEndpoints(owner);
  expect(views.map(({ name, keyHint }) => [name, keyHint])).toEqual([
    ['models.example', null],
    ['models.example (environment)', '4321'],
  ]);
  await expect(removeEndpoint(owner, ID)).rejects.toMatchObject({ error: { code: 'not_found' } });
});

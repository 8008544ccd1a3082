import { beforeAll, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { createEndpoint } from './create-endpoint';
import { getEndpoint } from './get-endpoint';
import { removeEndpoint } from './remove-endpoint';
import { updateEndpoint } from './update-endpoint';

const test = testDatabase();
let owner: Ctx;
beforeAll(async () => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
  owner = await person(test.db, 'owner');
});

const fields = (name: string) => ({
  name,
  baseUrl: 'https://models.example/v1',
  apiKey: 'sk-a-secret-of-tests-7890',
  models: [{ name: 'judge-1', inputPrice: 2.5, cachedInputPrice: 1.25, outputPrice: 10 }],
});

it('gives back what was said, and of the key its end alone', async () => {
  const { id } = await createEndpoint(owner, fields('Said'));
  const view = await getEndpoint(owner, id);
  expect(view).toEqual({
    id,
    name: 'Said',
    source: 'settings',
    baseUrl: 'https://models.example/v1',
    keyHint: '7890',
    allowPrivate: false,
    apiVersion: null,
    proxy: null,
    models: fields('').models,
    maxInFlight: 8,
    timeoutSeconds: 120,
    version: 1,
  });
  const { keyCipher } = await test.db.endpoint.findUniqueOrThrow({ where: { id } });
  expect(keyCipher).not.toBeNull();
  expect(JSON.stringify(view)).not.toContain(keyCipher);
});

it('shows a changed price, limit and key, and the audit log holds both states without either key', async () => {
  const { id } = await createEndpoint(owner, fields('Changed'));
  const models = [{ name: 'judge-1', inputPrice: 0.15, cachedInputPrice: null, outputPrice: 0.6 }];
  const apiKey = 'sk-a-secret-of-tests-4321';
  const changed = {
    ...fields('Changed'),
    apiKey,
    models,
    maxInFlight: 2,
    timeoutSeconds: 30,
    allowPrivate: true,
  };
  await updateEndpoint(owner, id, changed, 1);
  expect(await getEndpoint(owner, id)).toMatchObject({
    models,
    maxInFlight: 2,
    timeoutSeconds: 30,
    allowPrivate: true,
    keyHint: '4321',
    version: 2,
  });
  const auditRows = await test.db.auditEvent.findMany({ where: { objectId: id, action: 'endpoint.update' } });
  expect(auditRows).toMatchObject([
    {
      actorId: owner.actor.userId,
      objectType: 'endpoint',
      before: { name: 'Changed', maxInFlight: 8, timeoutSeconds: 120, models: fields('').models },
      after: { maxInFlight: 2, timeoutSeconds: 30, allowPrivate: true, models, keyChanged: true },
    },
  ]);
  expect(JSON.stringify(auditRows.map(({ before, after }) => [before, after]))).not.toContain(
    'secret-of-tests',
  );
});

it('finds none that is removed, of the environment, or never was, and nothing for others than owners', async () => {
  const { id } = await createEndpoint(owner, fields('Removed'));
  await expect(getEndpoint(await person(test.db), id)).rejects.toMatchObject({
    error: { code: 'forbidden' },
  });
  await removeEndpoint(owner, id);
  const outside = await test.db.endpoint.create({
    data: { name: 'Outside', source: 'environment', baseUrl: 'https://elsewhere.example/v1' },
  });
  const missing = { error: { code: 'not_found', object: 'endpoint' } };
  for (const gone of [id, outside.id, '00000000-0000-4000-8000-000000000000', 'no id'])
    await expect(getEndpoint(owner, gone)).rejects.toMatchObject(missing);
});

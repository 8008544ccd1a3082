import { beforeAll, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { createEndpoint } from './create-endpoint';
import { openKey } from './key-cipher';
import { listEndpoints } from './list-endpoints';
import { removeEndpoint } from './remove-endpoint';
import { updateEndpoint } from './update-endpoint';

const test = testDatabase();
let owner: Ctx;
let name = 0;
const fields = () => ({
  name: `Judges ${(name += 1)}`,
  baseUrl: 'https://models.example/v1',
  apiKey: 'sk-a-secret-of-tests-7890',
  models: [{ name: 'judge-1', inputPrice: 2.5, outputPrice: 10 }],
});
const row = (id: string) => test.db.endpoint.findUniqueOrThrow({ where: { id } });

beforeAll(async () => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
  owner = await person(test.db, 'owner');
});

it('keeps a key sealed, shows its end alone, and traces the rest', async () => {
  const { id } = await createEndpoint(owner, fields());
  const [view] = await listEndpoints(owner);
  expect(view).toMatchObject({ id, keyHint: '7890', maxInFlight: 8, allowPrivate: false });
  expect(view!.models).toEqual([
    { name: 'judge-1', inputPrice: 2.5, cachedInputPrice: null, outputPrice: 10 },
  ]);
  expect(JSON.stringify(view)).not.toContain('secret-of-tests');
  const { keyCipher } = await row(id);
  expect(openKey(keyCipher!, id)).toBe('sk-a-secret-of-tests-7890');
  const auditRows = await test.db.auditEvent.findMany({ where: { objectId: id } });
  expect(auditRows).toMatchObject([{ action: 'endpoint.create', objectType: 'endpoint' }]);
  expect(JSON.stringify(auditRows.map(({ after }) => after))).not.toContain('secret-of-tests');
});

it('keeps the key through a change, and forgets it when the address becomes another', async () => {
  const { apiKey: _, ...first } = fields();
  const { id } = await createEndpoint(owner, { ...first, apiKey: 'sk-a-secret-of-tests-1111' });
  await updateEndpoint(owner, id, { ...first, maxInFlight: 32 }, 1);
  expect(await row(id)).toMatchObject({ keyHint: '1111', maxInFlight: 32, version: 2 });
  await expect(updateEndpoint(owner, id, first, 1)).rejects.toMatchObject({
    error: { code: 'stale', version: 2 },
  });
  await updateEndpoint(owner, id, { ...first, baseUrl: 'https://elsewhere.example/v1' }, 2);
  expect(await row(id)).toMatchObject({ keyHint: null, keyCipher: null });
});

it('keeps an API version, a proxy and what a model is sent beside, shows them and traces them', async () => {
  const models = [
    {
      ...fields().models[0]!,
      cachedInputPrice: null,
      extraBody: { chat_template_kwargs: { enable_thinking: false } },
      extraHeaders: { 'X-Team': 'gold' },
    },
  ];
  const said = { apiVersion: '2024-10-21', proxy: 'http://proxy.example:3128', models };
  const { id } = await createEndpoint(owner, { ...fields(), ...said });
  expect((await listEndpoints(owner)).find((view) => view.id === id)).toMatchObject(said);
  const [created] = await test.db.auditEvent.findMany({ where: { objectId: id } });
  expect(created!.after).toMatchObject(said);
  await updateEndpoint(owner, id, fields(), 1);
  const after = await row(id);
  expect(after).toMatchObject({ apiVersion: null, proxy: null });
  expect(JSON.stringify(after.models)).not.toContain('extra');
});

it('a proxy of calls without encryption would see the key: it is forgotten', async () => {
  const { apiKey, ...first } = { ...fields(), baseUrl: 'http://models.example/v1' };
  const { id } = await createEndpoint(owner, { ...first, apiKey });
  await updateEndpoint(owner, id, { ...first, proxy: 'http://proxy.example:3128' }, 1);
  expect(await row(id)).toMatchObject({ keyHint: null, keyCipher: null });
});

it('refuses a name twice, addresses that are none, and models without a name', async () => {
  const one = fields();
  await createEndpoint(owner, one);
  await expect(createEndpoint(owner, one)).rejects.toMatchObject({
    error: { code: 'invalid', issues: [{ path: 'name', code: 'used_elsewhere' }] },
  });
  for (const wrong of [
    { baseUrl: 'ftp://models.example' },
    { baseUrl: 'https://user:pass@models.example/v1' },
    { baseUrl: 'https://models.example/v1?key=1' },
    { models: [] },
    { models: [{ name: ' ' }] },
    { maxInFlight: 0 },
    { proxy: 'proxy.example' },
    { apiVersion: 'a b' },
    { models: [{ name: 'judge-1', extraBody: { messages: [] } }] },
    { models: [{ name: 'judge-1', extraHeaders: { Authorization: 'Bearer sk-1' } }] },
  ])
    await expect(createEndpoint(owner, { ...fields(), ...wrong })).rejects.toMatchObject({
      name: 'ZodError',
    });
});

it('takes one out of use with its key, and frees its name', async () => {
  const one = fields();
  const { id } = await createEndpoint(owner, one);
  await removeEndpoint(owner, id);
  expect((await row(id)).keyCipher).toBeNull();
  expect((await listEndpoints(owner)).some((view) => view.id === id)).toBe(false);
  await expect(removeEndpoint(owner, id)).rejects.toMatchObject({ error: { code: 'not_found' } });
  await createEndpoint(owner, one);
});

it('anybody but an owner: refused', async () => {
  const { id } = await createEndpoint(owner, fields());
  const member = await person(test.db);
  const refused = { error: { code: 'forbidden' } };
  await expect(listEndpoints(member)).rejects.toMatchObject(refused);
  await expect(createEndpoint(member, fields())).rejects.toMatchObject(refused);
  await expect(updateEndpoint(member, id, fields(), 1)).rejects.toMatchObject(refused);
  await expect(removeEndpoint(member, id)).rejects.toMatchObject(refused);
});

import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { type Ctx, commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import type { EndpointFields } from '@/lib/llm/endpoint';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { removeEndpoint } from '@/lib/llm/server/remove-endpoint';
import { updateEndpoint } from '@/lib/llm/server/update-endpoint';
import { person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { RIVER } from '@/lib/testing/judge/method-prediction';
import type { Method } from '../method';
import { runMethod } from './run-method';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 3, triesOfEndpoint: 3 };
const servers: LlmServer[] = [];
let owner: Ctx;
let fields: EndpointFields;
let made = 0;

/** Asks once about each sample. */
const asking: Method = {
  id: 'asking',
  version: '1',
  needsEndpoint: true,
  defaults: {},
  judges: () => ['fact'],
  parse: (params) => params,
  async read({ question }, _, signal, ask) {
    const messages = [{ role: 'user' as const, content: question }];
    const shape = { name: 'plain', schema: { type: 'object' } };
    await ask!({ prompt: 'plain/1', messages, maxTokens: 100, shape }, signal);
    return { segments: RIVER };
  },
};

beforeEach(async () => {
  owner = await person(test.db, 'owner');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(() => closeBoss());

async function serve(script: (count: number) => number): Promise<LlmServer> {
  const server = await llmServer((_, count) => ({ text: '{}', delayMs: script(count) }));
  servers.push(server);
  return server;
}

/** A run over samples without end for what is tested here; `at` is called with the number of the call that comes in. */
async function start(samples: number, maxInFlight: number, at: (call: number, id: string) => number) {
  const { id: projectId } = await project(test.db);
  for (let n = 0; n < samples; n += 1) await sample(test.db, projectId, { question: `Q${n}?` });
  let id = '';
  const server = await serve((call) => at(call, id));
  fields = {
    name: `Judges ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight,
    apiKey: 'sk-the-old-key',
    models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
  };
  ({ id } = await createEndpoint(owner, fields));
  const run = await test.db.run.create({
    data: {
      projectId,
      method: 'asking',
      version: '1',
      params: {},
      judges: ['fact'],
      endpointId: id,
      model: 'judge-1',
    },
  });
  return { server, run };
}
const work = (runId: string) =>
  runMethod(
    { actor: commandLineActor, db: test.db },
    runId,
    new AbortController().signal,
    [asking],
    retryPolicy,
  );
const row = (id: string) => test.db.run.findUniqueOrThrow({ where: { id } });

/** Does it while a call is under way that lasts long enough. */
const DURING_MS = 400;

it('takes a new key and new prices within a quarter of a second', async () => {
  let changing: Promise<void> | undefined;
  const { server, run } = await start(6, 1, (call, id) => {
    if (call !== 3) return 0;
    const models = [{ name: 'judge-1', inputPrice: 4, outputPrice: 20 }];
    changing = updateEndpoint(owner, id, { ...fields, apiKey: 'sk-the-new-key', models }, 1);
    return DURING_MS;
  });
  await work(run.id);
  await changing;
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
    ...Array<string>(3).fill('Bearer sk-the-old-key'),
    ...Array<string>(3).fill('Bearer sk-the-new-key'),
  ]);
  // 100 prompt tokens and 20 of the reply: 400 a call, then 800.
  expect(await row(run.id)).toMatchObject({ state: 'done', done: 6, spentMicros: 3n * 400n + 3n * 800n });
});

it('asks at another address within a quarter of a second, and knows from where each reply came', async () => {
  const elsewhere = await serve(() => 0);
  let changing: Promise<void> | undefined;
  const { server, run } = await start(6, 1, (call, id) => {
    if (call !== 3) return 0;
    changing = updateEndpoint(owner, id, { ...fields, baseUrl: elsewhere.baseUrl }, 1);
    return DURING_MS;
  });
  await work(run.id);
  await changing;
  expect([server.requests.length, elsewhere.requests.length]).toEqual([3, 3]);
  expect(await row(run.id)).toMatchObject({ state: 'done', done: 6, failed: 0, calls: 6, faults: {} });
  for (const { baseUrl } of [server, elsewhere])
    expect(await test.db.storedReply.count({ where: { baseUrl } })).toBe(3);
});

it('ends when its endpoint is taken out of use', async () => {
  let removing: Promise<void> | undefined;
  const { server, run } = await start(6, 1, (call, id) => {
    if (call === 3) removing = removeEndpoint(owner, id);
    return call === 3 ? DURING_MS : 0;
  });
  await work(run.id);
  await removing;
  expect(server.requests).toHaveLength(3);
  expect(await row(run.id)).toMatchObject({
    state: 'failed',
    error: 'unusable: the endpoint was removed',
    done: 3,
    failed: 0,
  });
});

it('sends less at once within two seconds of a lower limit', async () => {
  const times: number[] = [];
  let changing: Promise<void> | undefined;
  const { run } = await start(60, 4, (call, id) => {
    times.push(Date.now());
    if (call === 1) changing = updateEndpoint(owner, id, { ...fields, maxInFlight: 1 }, 1);
    return 200;
  });
  await work(run.id);
  await changing;
  expect(await row(run.id)).toMatchObject({ state: 'done', done: 60 });
  const gaps = times.slice(1).map((time, at) => ({ since: time - times[0]!, gap: time - times[at]! }));
  expect(gaps.filter(({ since }) => since < 200).length).toBeGreaterThanOrEqual(3); // four at once before
  const after = gaps.filter(({ since }) => since > 2_000);
  expect(after.length).toBeGreaterThan(10);
  expect(Math.min(...after.map(({ gap }) => gap))).toBeGreaterThanOrEqual(190);
});

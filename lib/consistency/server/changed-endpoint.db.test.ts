import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
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

/** What the answer to a call waits for. */
type Script = (call: number) => Promise<unknown> | undefined;

async function serve(script: Script): Promise<LlmServer> {
  const server = await llmServer((_, count) => ({ text: '{}', after: script(count) }));
  servers.push(server);
  return server;
}

/** A run over samples without end for what is tested here; `at` is called with the number of the call that comes in. */
async function start(
  samples: number,
  maxInFlight: number,
  at: (call: number, id: string) => ReturnType<Script>,
) {
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

/** Settings are looked up again after a quarter of a second: a call answered later than this is followed by new ones. */
const seen = (change: Promise<unknown>) => change.then(() => setTimeout(300));

it('takes a new key and new prices within a quarter of a second', async () => {
  const { server, run } = await start(6, 1, (call, id) => {
    if (call !== 3) return;
    const models = [{ name: 'judge-1', inputPrice: 4, outputPrice: 20 }];
    return seen(updateEndpoint(owner, id, { ...fields, apiKey: 'sk-the-new-key', models }, 1));
  });
  await work(run.id);
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
    ...Array<string>(3).fill('Bearer sk-the-old-key'),
    ...Array<string>(3).fill('Bearer sk-the-new-key'),
  ]);
  // 100 prompt tokens and 20 of the reply: 400 a call, then 800.
  expect(await row(run.id)).toMatchObject({ state: 'done', done: 6, spentMicros: 3n * 400n + 3n * 800n });
});

it('asks at another address within a quarter of a second, and knows from where each reply came', async () => {
  const elsewhere = await serve(() => undefined);
  const { server, run } = await start(6, 1, (call, id) =>
    call === 3 ? seen(updateEndpoint(owner, id, { ...fields, baseUrl: elsewhere.baseUrl }, 1)) : undefined,
  );
  await work(run.id);
  expect([server.requests.length, elsewhere.requests.length]).toEqual([3, 3]);
  expect(await row(run.id)).toMatchObject({ state: 'done', done: 6, failed: 0, calls: 6, faults: {} });
  for (const { baseUrl } of [server, elsewhere])
    expect(await test.db.storedReply.count({ where: { baseUrl } })).toBe(3);
});

it('ends when its endpoint is taken out of use', async () => {
  const { server, run } = await start(6, 1, (call, id) =>
    call === 3 ? seen(removeEndpoint(owner, id)) : undefined,
  );
  await work(run.id);
  expect(server.requests).toHaveLength(3);
  expect(await row(run.id)).toMatchObject({
    state: 'failed',
    error: 'unusable: the endpoint was removed',
    done: 3,
    failed: 0,
  });
});

it('sends one call at a time once the worker has looked at a limit that was lowered from four', async () => {
  const open: number[] = [];
  let lowered = (_: unknown): void => {};
  const lower = new Promise((resolve) => (lowered = resolve));
  const { server, run } = await start(20, 4, (call, id) => {
    open.push(server.open.now);
    if (call === 4)
      lowered(updateEndpoint(owner, id, { ...fields, maxInFlight: 1 }, 1).then(() => lookedAt(id)));
    return call > 4 ? undefined : lower;
  });
  await work(run.id);
  expect(await row(run.id)).toMatchObject({ state: 'done', done: 20 });
  expect(server.open.most).toBe(4);
  expect(open.slice(4)).toEqual(Array<number>(16).fill(1));
});

/** Until the worker has looked up the limits of an endpoint again; it does every second. */
async function lookedAt(endpointId: string): Promise<void> {
  const later = { endpointId, seenAt: { gt: new Date() } };
  await vi.waitFor(async () => expect(await test.db.endpointPermit.count({ where: later })).toBe(1), 30_000);
}

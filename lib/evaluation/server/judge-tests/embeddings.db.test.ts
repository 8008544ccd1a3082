import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { colours, embedded, type EmbeddingRequest, embeddingAsked } from '@/lib/testing/judge/embedder';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { chosen, numberedPairs, pairAsked } from '@/lib/testing/judge/pair-judge';
import { judgeTestResume } from '../../operations/judge-test.resume';
import { getJudgeTest } from './get-judge-test';
import { runJudgeTest } from './run-judge-test';
import { startOrderBias } from './start-order-bias';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 3, triesOfEndpoint: 3 };
let judge: LlmServer;
let embedder: LlmServer;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let made = 0;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterEach(() => Promise.all([judge.stop(), embedder.stop()]));
afterAll(() => closeBoss());

/** A judge that chooses rightly, but of every other pair says what the right text says, and names no option. */
function wordy(request: ChatRequest): Behaviour {
  const { at, inOrder } = pairAsked(request);
  return at % 2 === 0 ? 'It is the red one.' : chosen(inOrder ? 'A' : 'B');
}

interface Setting {
  embeds?: (request: EmbeddingRequest, count: number) => Behaviour;
  budget?: number | null;
  allowPrivate?: boolean;
}

/** An order-bias test over two endpoints: a judge, and a model for embeddings. */
async function started(count: number, setting: Setting = {}): Promise<string> {
  const { embeds = (request) => embedded(request, colours), budget = null, allowPrivate = true } = setting;
  judge = await llmServer(wordy);
  embedder = await llmServer((request, asked) => embeds(embeddingAsked(request)!, asked));
  const owner = await person(test.db, 'owner');
  const endpointOf = (name: string, baseUrl: string, inputPrice: number, isPrivate: boolean) =>
    createEndpoint(owner, {
      name: `${name} ${(made += 1)}`,
      baseUrl,
      allowPrivate: isPrivate,
      maxInFlight: 2,
      models: [{ name: `${name}-1`, inputPrice }],
    });
  const { id: endpointId } = await endpointOf('judge', judge.baseUrl, 0.01, true);
  const { id: embeddingId } = await endpointOf('embedder', embedder.baseUrl, 100, allowPrivate);
  const order = { endpointId, model: 'judge-1', budget, size: 100, minimumPassRate: 0.7 };
  const embedding = { endpointId: embeddingId, model: 'embedder-1' };
  const file = { name: 'pairs.csv', pairs: numberedPairs(count), refused: [] };
  return (await startOrderBias(lead, projectId, { ...order, embedding }, file)).id;
}
const work = (id: string, signal = new AbortController().signal) =>
  runJudgeTest({ actor: commandLineActor, db: test.db }, id, signal, undefined, retryPolicy);
const result = (id: string) => getJudgeTest(lead, projectId, id);

describe('an order-bias test with a model for embeddings', () => {
  it('replies that name no option are read by the nearer text, counted, and booked with the run', async () => {
    const id = await started(4);
    await work(id);
    const { run, orderBias, pairs, passed, settings } = await result(id);
    expect(settings).toMatchObject({ embedding: { model: 'embedder-1' } });
    expect(run).toMatchObject({ state: 'done', done: 4, failed: 0 });
    expect(passed).toEqual({ n: 4, of: 4 });
    expect(orderBias).toMatchObject({ readByEmbedding: 4, overall: { counts: { pass: 4 } } });
    const read = pairs.find(({ name }) => name === '2')!;
    expect(read.replies.inOrder).toMatchObject({ choice: 'A', fault: null, readBy: 'embedding' });
    expect(read.replies.swapped).toMatchObject({ choice: 'B', readBy: 'embedding' });
    expect(pairs.find(({ name }) => name === '3')!.replies.inOrder.readBy).toBe('text');
    expect(embedder.requests.map(({ body }) => embeddingAsked(body)!.input.length)).toEqual([3, 3, 3, 3]);
    // Of chats two a pair and four repairs, at 0.01; of embeddings 30 tokens each, at 100 a million.
    expect(run.account).toMatchObject({ calls: 16, spent: 0.012012, faults: {} });
  });

  it('stopped in the middle: goes on, and embeds nothing twice', async () => {
    const stop = new AbortController();
    const id = await started(8, {
      embeds(request, count) {
        if (count === 2) stop.abort(new Error('stopped'));
        return embedded(request, colours);
      },
    });
    await work(id, stop.signal).catch(() => undefined);
    await work(id);
    expect(await result(id)).toMatchObject({ run: { state: 'done' }, passed: { n: 8, of: 8 } });
    expect(embedder.requests).toHaveLength(8);
  });

  it.each<[string, string, Setting]>([
    ['that is away', 'overloaded', { embeds: () => ({ status: 503 }) }],
    ['without the model', 'no_such_model', { embeds: () => ({ status: 404 }) }],
    ['that refuses', 'rejected', { embeds: () => ({ status: 400, error: { message: 'Not here.' } }) }],
    ['at an address that is not allowed', 'unusable', { allowPrivate: false }],
  ])(
    'an embedder %s: leaves replies unreadable with its fault, and the test goes on',
    async (_, fault, setting) => {
      const id = await started(4, setting);
      await work(id);
      const { run, orderBias, pairs } = await result(id);
      expect(run).toMatchObject({ state: 'done', done: 4, failed: 0 });
      expect(orderBias).toMatchObject({
        readByEmbedding: 0,
        overall: { counts: { pass: 2, unreadable: 2 } },
      });
      const { inOrder } = pairs[0]!.replies;
      expect(inOrder).toMatchObject({ choice: null, fault: 'unreadable', embeddingFault: fault });
    },
  );

  it('an embedder that does not take its key ends the test, which goes on once it does', async () => {
    let wrong = true;
    const id = await started(4, {
      embeds: (request) =>
        wrong ? { status: 401, error: { message: 'Incorrect API key' } } : embedded(request, colours),
    });
    await work(id);
    expect((await result(id)).run).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/^wrong_key: embeddings: 401/) as string,
    });
    wrong = false;
    await judgeTestResume.run(lead, { projectId, testId: id });
    await work(id);
    expect(await result(id)).toMatchObject({ run: { state: 'done' }, passed: { n: 4, of: 4 } });
  });

  it('a budget without room for an embedding pauses the test; with more it goes on', async () => {
    const id = await started(4, { budget: 0.01 });
    await work(id);
    const { run } = await result(id);
    expect(run).toMatchObject({ state: 'paused', error: expect.stringContaining('over_budget') as string });
    expect(run.account!.spent).toBeLessThanOrEqual(0.01);
    await judgeTestResume.run(lead, { projectId, testId: id, budget: 10 });
    await work(id);
    expect(await result(id)).toMatchObject({ run: { state: 'done' }, passed: { n: 4, of: 4 } });
  });

  it('is refused for a model that no endpoint has', async () => {
    const id = await started(1);
    const { run, settings } = await result(id);
    const { embedding } = settings as Extract<typeof settings, { test: 'order_bias' }>;
    const order = { endpointId: run.account!.endpoint!.id, model: 'judge-1', budget: null, size: 1 };
    for (const wrong of [
      { ...embedding!, model: 'embedder-2' },
      { ...embedding!, endpointId: projectId },
    ])
      await expect(
        startOrderBias(lead, projectId, { ...order, minimumPassRate: 0.7, embedding: wrong }, null),
      ).rejects.toMatchObject({ error: { issues: [{ path: 'embedding' }] } });
  });
});

it('an outcome that was stored before there were embeddings was read by its words', async () => {
  const id = await started(1);
  const reply = { choice: 'A', text: '{"choice":"A"}', fault: null };
  await test.db.runItem.updateMany({
    where: { runId: id },
    data: { outcome: { inOrder: reply, swapped: { ...reply, choice: 'B' } } },
  });
  const { pairs, orderBias } = await result(id);
  expect(orderBias!.readByEmbedding).toBe(0);
  expect(pairs[0]!.replies.inOrder).toEqual({ ...reply, readBy: 'text', embeddingFault: null });
});

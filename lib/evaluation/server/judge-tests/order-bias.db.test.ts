import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { getRun } from '@/lib/consistency/server/control/get-run';
import { listRuns } from '@/lib/consistency/server/control/list-runs';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote, type VoteLabel } from '@/lib/testing/database/votes';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { chosen, numberedPairs, pairAsked } from '@/lib/testing/judge/pair-judge';
import { judgeTestResume } from '../../operations/judge-test.resume';
import { judgeTestStop } from '../../operations/judge-test.stop';
import { DEFAULT_MINIMUM } from '../../judge-test/limits';
import type { TestOrder } from '../../judge-test/settings';
import { getJudgeTest } from './get-judge-test';
import { listJudgeTests } from './list-judge-tests';
import { runJudgeTest } from './run-judge-test';
import { startOrderBias } from './start-order-bias';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 3, triesOfEndpoint: 3 };
let server: LlmServer;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let made = 0;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

/** A judge that is right about every pair. */
const right = (request: ChatRequest): Behaviour => chosen(pairAsked(request).inOrder ? 'A' : 'B');

async function orderOf(script: (request: ChatRequest, count: number) => Behaviour): Promise<TestOrder> {
  server = await llmServer(script);
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Choosers ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: 2,
    models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
  });
  return { endpointId, model: 'judge-1', budget: null, size: 100 };
}
const file = (count: number) => ({ name: 'pairs.csv', pairs: numberedPairs(count), refused: [] });
const start = async (order: TestOrder, count: number, minimumPassRate = DEFAULT_MINIMUM) =>
  (await startOrderBias(lead, projectId, { ...order, minimumPassRate }, file(count))).id;
const work = (id: string, signal = new AbortController().signal) =>
  runJudgeTest({ actor: commandLineActor, db: test.db }, id, signal, undefined, retryPolicy);
const result = (id: string) => getJudgeTest(lead, projectId, id);

/** Outcomes of ten pairs: AB 5, AA 2, BB 1, BA 1, and one whose replies nobody can read. */
const SCRIPT = ['AB', 'AA', 'AB', 'BB', 'AB', 'BA', 'AB', 'AA', 'AB', '??'];
function scripted(request: ChatRequest): Behaviour {
  const { at, inOrder } = pairAsked(request);
  const choice = SCRIPT[at]![inOrder ? 0 : 1] as 'A' | 'B' | '?';
  if (choice === '?') return at % 2 === 1 ? '两段都一致' : 'Both are consistent.';
  return at % 3 === 0 ? chosen(choice) : at % 3 === 1 ? `**${choice}**` : `答案：${choice}。`;
}

describe('an order-bias test over an endpoint', () => {
  it('ten pairs in Chinese and English: each figure of the report, in two calls a pair and one for a repair', async () => {
    const id = await start(await orderOf(scripted), 10, 0.5);
    await work(id);
    const { run, orderBias, pairs, passed } = await result(id);
    expect(run).toMatchObject({ state: 'done', total: 10, done: 10, failed: 0, account: { calls: 22 } });
    expect(run.account!.faults).toEqual({});
    expect(passed).toEqual({ n: 5, of: 10 });
    expect(orderBias).toMatchObject({
      pass: true,
      rows: [
        {
          category: 'factuality',
          testType: 'order_bias',
          failCount: 5,
          passCount: 5,
          minimumPassRate: 0.5,
          pass: true,
        },
      ],
      overall: {
        counts: { pass: 5, bias_a: 2, bias_b: 1, wrong: 1, unreadable: 1 },
        rows: 10,
        passRate: { value: 0.5 },
        consistency: 6 / 9,
        bias: { size: 0.1, towards: 'A' },
        accuracy: { inOrder: 7 / 9, swapped: 6 / 9, mean: 13 / 18 },
      },
    });
    expect(orderBias!.overall.passRate!.low).toBeCloseTo(0.2366, 4);
    expect(orderBias!.overall.bias.signTest.exact).toBeCloseTo(1, 12);
    // What did not pass comes first, with both replies.
    expect(pairs.map(({ outcome }) => outcome)).toEqual([
      ...['bias_a', 'bias_b', 'wrong', 'bias_a', 'unreadable'],
      ...['pass', 'pass', 'pass', 'pass', 'pass'],
    ]);
    expect(pairs[4]!.replies.inOrder).toMatchObject({
      choice: null,
      text: '两段都一致',
      fault: 'unreadable',
    });
    expect(await listJudgeTests(lead, projectId)).toMatchObject([{ id, passed: { n: 5, of: 10 } }]);
  });

  it.each<[string, Behaviour]>([
    ['a rate limit', { status: 429, headers: { 'retry-after': '0' } }],
    ['a fault of the server', { status: 500 }],
    ['a reset connection', { network: 'reset' }],
    ['half a reply', { network: 'half' }],
    ['an empty reply', ''],
    ['a reply that nobody can read', 'Let me think about it.'],
  ])('%s: comes to the same outcome', async (_, behaviour) => {
    const id = await start(await orderOf((request, count) => (count === 2 ? behaviour : right(request))), 3);
    await work(id);
    expect((await result(id)).orderBias!.overall.counts).toMatchObject({ pass: 3 });
  });

  it.each<[string, Behaviour]>([
    ['refuses', { text: '', refusal: 'I cannot help with that.' }],
    ['says nothing that can be read', 'Let me think about it.'],
    ['says nothing', ''],
    ['never comes to an end', { text: '{"choice":"A', finish: 'length' }],
    ['is held back by a filter', { text: '', finish: 'content_filter' }],
  ])('a model that %s: every pair is unreadable, none passes and none is biased', async (_, behaviour) => {
    const id = await start(await orderOf(() => behaviour), 2);
    await work(id);
    const { run, orderBias, pairs } = await result(id);
    expect(run.state).toBe('done');
    expect(orderBias!.overall.counts).toEqual({ pass: 0, bias_a: 0, bias_b: 0, wrong: 0, unreadable: 2 });
    expect(orderBias!.pass).toBe(false);
    expect(pairs.every(({ replies }) => replies.inOrder.fault !== null)).toBe(true);
  });

  it('stopped in the middle: goes on where it was, and asks nothing twice', async () => {
    const stop = new AbortController();
    const order = await orderOf((request, count) => {
      if (count === 3) stop.abort(new Error('stopped'));
      return right(request);
    });
    const id = await start(order, 6);
    await work(id, stop.signal).catch(() => undefined);
    expect((await result(id)).run.state).toBe('running');
    await work(id);
    expect(await result(id)).toMatchObject({ run: { state: 'done', done: 6 }, passed: { n: 6, of: 6 } });
    expect(server.requests).toHaveLength(12);
  });

  it('the same test again: every reply comes from the store', async () => {
    const order = await orderOf(right);
    await work(await start(order, 4));
    const id = await start(order, 4);
    await work(id);
    expect(await result(id)).toMatchObject({
      passed: { n: 4, of: 4 },
      run: { account: { calls: 0, reused: 8 } },
    });
    expect(server.requests).toHaveLength(8);
  });

  it('a budget that is spent pauses it; with more it goes on', async () => {
    const id = await start({ ...(await orderOf(right)), budget: 0.05 }, 40);
    await work(id);
    const halted = await result(id);
    expect(halted.run).toMatchObject({
      state: 'paused',
      error: expect.stringContaining('over_budget') as string,
    });
    expect(halted.run.account!.spent).toBeLessThanOrEqual(0.05);
    await judgeTestResume.run(lead, { projectId, testId: id, budget: 1 });
    await work(id);
    expect(await result(id)).toMatchObject({ run: { state: 'done' }, passed: { n: 40, of: 40 } });
    expect(server.requests).toHaveLength(80);
  });

  it('a key that is wrong ends it, a stop keeps it, and it can go on', async () => {
    let wrong = true;
    const order = await orderOf((request) =>
      wrong ? { status: 401, error: { message: 'Incorrect API key' } } : right(request),
    );
    const id = await start(order, 2);
    await work(id);
    expect((await result(id)).run).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('wrong_key') as string,
    });
    wrong = false;
    await judgeTestResume.run(lead, { projectId, testId: id });
    await judgeTestStop.run(lead, { projectId, testId: id });
    await work(id);
    expect((await result(id)).run).toMatchObject({ state: 'paused', done: 0 });
    await judgeTestResume.run(lead, { projectId, testId: id });
    await work(id);
    expect(await result(id)).toMatchObject({ passed: { n: 2, of: 2 } });
  });

  it('is a run of its own kind: no list of runs has it, and the audit log has its start and end', async () => {
    const id = await start(await orderOf(right), 1);
    await work(id);
    expect(await listRuns(lead, projectId)).toEqual([]);
    await expect(getRun(lead, projectId, id)).rejects.toThrow('not_found');
    const rows = await test.db.auditEvent.findMany({ where: { objectId: id }, orderBy: { id: 'asc' } });
    expect(rows.map(({ action }) => action)).toEqual(['run.start', 'run.end']);
    expect(rows[0]!.after).toMatchObject({ kind: 'test', method: 'order-bias', samples: 1 });
  });
});

describe('access to tests of judges', () => {
  it('leads start and stop them, readers read them, annotators do neither, and elsewhere there are none', async () => {
    const order = await orderOf(right);
    const id = await start(order, 1);
    const reader = await member(test.db, projectId, 'reader');
    const annotator = await member(test.db, projectId, 'annotator');
    expect((await getJudgeTest(reader, projectId, id)).id).toBe(id);
    expect(await listJudgeTests(reader, projectId)).toHaveLength(1);
    for (const ctx of [reader, annotator]) {
      await expect(
        startOrderBias(ctx, projectId, { ...order, minimumPassRate: 0.7 }, file(1)),
      ).rejects.toThrow('forbidden');
      await expect(judgeTestStop.run(ctx, { projectId, testId: id })).rejects.toThrow('forbidden');
      await expect(judgeTestResume.run(ctx, { projectId, testId: id })).rejects.toThrow('forbidden');
    }
    await expect(getJudgeTest(annotator, projectId, id)).rejects.toThrow('forbidden');
    await expect(listJudgeTests(annotator, projectId)).rejects.toThrow('forbidden');
    const { id: elsewhere } = await project(test.db);
    const other = await member(test.db, elsewhere, 'lead');
    await expect(getJudgeTest(other, elsewhere, id)).rejects.toThrow('not_found');
    await expect(judgeTestStop.run(other, { projectId: elsewhere, testId: id })).rejects.toThrow('not_found');
    await expect(getJudgeTest(other, projectId, id)).rejects.toThrow('not_found');
  });

  it('refuses a model that is none of the endpoint, a budget without prices, and a test of nothing', async () => {
    const order = await orderOf(right);
    await expect(start({ ...order, model: 'judge-2' }, 1)).rejects.toMatchObject({
      error: { issues: [{ path: 'model' }] },
    });
    await expect(start(order, 0)).rejects.toMatchObject({ error: { reason: 'nothing_to_test' } });
    await expect(startOrderBias(lead, projectId, { ...order, minimumPassRate: 0.7 })).rejects.toMatchObject({
      error: { reason: 'nothing_to_test' },
    });
  });
});

describe('pairs from gold', () => {
  const REFERENCE = 'Boat 1 is red. It is fast.';
  async function labelled(question: string, externalId: string, answer: string, labels: VoteLabel[]) {
    const { id: sampleId } = await sample(test.db, projectId, {
      question,
      reference: REFERENCE,
      answer,
      externalId,
    });
    const annotator = await member(test.db, projectId, 'annotator');
    const cuts = labels.length === 1 ? [] : [answer.indexOf('. ') + 1];
    const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, ...cuts)) };
    await vote({ ...annotator, db: test.db }, where, labels);
  }

  it('a consistent and an inconsistent answer to one question; else a segment and its counterpart', async () => {
    await labelled('Which colour?', 'red', 'Boat 1 is red.', ['consistent']);
    await labelled('Which colour?', 'blue', 'Boat 1 is blue.', ['KCont']);
    await labelled('Which colour?', 'green', 'Boat 1 is green.', ['KCont']);
    await labelled('And its speed?', 'slow', 'Boat 1 is fast by day. Boat 1 is slow by day.', [
      'consistent',
      'KCont',
    ]);
    await labelled('And its price?', 'dear', 'It costs a million.', ['Hallu']);
    const order = await orderOf(() => chosen('A'));
    const { id } = await startOrderBias(lead, projectId, { ...order, minimumPassRate: 0.7 });
    await work(id);
    const { pairs, settings, orderBias } = await result(id);
    expect(settings).toMatchObject({ test: 'order_bias', file: null });
    expect(pairs.map(({ category, question, correct }) => [category, question, correct])).toEqual([
      ['answers', 'Which colour?', 'Boat 1 is red.'],
      ['segments', 'And its speed?', 'Boat 1 is fast by day.'],
    ]);
    expect(['Boat 1 is blue.', 'Boat 1 is green.']).toContain(pairs[0]!.incorrect);
    expect(pairs[1]!.incorrect).toBe('Boat 1 is slow by day.');
    expect(orderBias!.overall).toMatchObject({ counts: { bias_a: 2 }, bias: { size: 1, towards: 'A' } });
    // Both pairs are asked at once; which comes first is the network's to say.
    const asked = server.requests.map(({ body }) => body.messages[1]!.content);
    expect(asked.some((text) => text.includes('Which colour?'))).toBe(true);
  });
});

it('a long reply that is cut within a character, and one with NUL: are stored', async () => {
  const id = await start(
    await orderOf((request) => (pairAsked(request).inOrder ? `${'x'.repeat(3_999)}😀 and so on` : 'no\0t A')),
    1,
  );
  await work(id);
  const { pairs } = await result(id);
  expect(pairs[0]!.replies.inOrder.text).toHaveLength(3_999);
  expect(pairs[0]!.replies.swapped.text).toBe('not A');
});

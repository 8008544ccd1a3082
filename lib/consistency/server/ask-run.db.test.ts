import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { askingMethod } from '@/lib/testing/judge/asking-method';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { getRun } from './control/get-run';
import { runMethod } from './run-method';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const never = new AbortController().signal;
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 3, triesOfEndpoint: 3 };
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let server: LlmServer | undefined;
let made = 0;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterEach(() => server?.stop());
afterAll(() => closeBoss());

async function start(
  script: (asked: string, count: number) => Behaviour,
  budgetMicros: bigint | null = null,
) {
  server = await llmServer(({ messages }: ChatRequest, count) => script(messages.at(-1)!.content, count));
  const owner = await person(test.db, 'owner');
  const { id: endpointId } = await createEndpoint(owner, {
    name: `Judges ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: 4,
    models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
  });
  return again(endpointId, budgetMicros);
}

const again = (endpointId: string, budgetMicros: bigint | null = null) =>
  test.db.run.create({
    data: {
      projectId,
      method: 'asking',
      version: '1',
      params: {},
      judges: ['fact'],
      endpointId,
      model: 'judge-1',
      budgetMicros,
    },
  });
const work = (runId: string, signal = never) =>
  runMethod({ actor: commandLineActor, db: test.db }, runId, signal, [askingMethod], retryPolicy);
const row = (id: string) => test.db.run.findUniqueOrThrow({ where: { id } });
async function fill(count: number, language = 'en'): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await sample(test.db, projectId, { question: `Q${n}?`, answer: `A${n}.`, externalId: `s${n}`, language });
}
const refused = (message: string): Behaviour => ({ status: 400, error: { message } });

describe('a run that asks a model', () => {
  it('reads every sample, keeps every reply, and accounts for all of it', async () => {
    await fill(6);
    const run = await start(() => '{}');
    await work(run.id);
    expect(await row(run.id)).toMatchObject({
      state: 'done',
      done: 6,
      failed: 0,
      total: 6,
      calls: 12,
      reused: 0,
      faults: {},
      // 100 prompt tokens at 2 and 20 of the reply at 10 a million, each.
      spentMicros: 4_800n,
      promptTokens: 1_200n,
      completionTokens: 240n,
    });
    expect(server!.requests).toHaveLength(12);
    expect(await test.db.annotation.count({ where: { runId: run.id } })).toBe(6);
    expect(await test.db.runClaim.count({ where: { runId: run.id } })).toBe(0);
    expect(await test.db.endpointPermit.count({ where: { endpointId: run.endpointId! } })).toBe(0);
  });

  it('a second run: costs nothing', async () => {
    await fill(3);
    const first = await start(() => '{}');
    await work(first.id);
    const second = await again(first.endpointId!);
    await work(second.id);
    expect(await row(second.id)).toMatchObject({
      state: 'done',
      done: 3,
      calls: 0,
      reused: 6,
      spentMicros: 0n,
    });
    expect(server!.requests).toHaveLength(6);
  });

  it('goes on after it was stopped without asking again what was answered', async () => {
    await fill(10);
    const stop = new AbortController();
    const run = await start((_, count) => {
      if (count === 8) stop.abort(new Error('stopped'));
      return { text: '{}', delayMs: 5 };
    });
    await expect(work(run.id, stop.signal)).rejects.toThrow('stopped');
    expect((await row(run.id)).state).toBe('running');
    await work(run.id);
    expect(await row(run.id)).toMatchObject({ state: 'done', done: 10, calls: 20 });
    expect(server!.requests).toHaveLength(20);
  });

  it('is shared by two workers, each sample stored once', async () => {
    await fill(8);
    const run = await start(() => ({ text: '{}', delayMs: 5 }));
    await Promise.all([work(run.id), work(run.id)]);
    expect(await row(run.id)).toMatchObject({ state: 'done', done: 8, calls: 16 });
    expect(await test.db.annotation.count({ where: { runId: run.id } })).toBe(8);
  });

  it('keeps a sample that fails apart, with its kind of fault, and reads the others', async () => {
    await fill(4);
    const run = await start((asked) => (asked === 'A2.' ? { status: 500 } : '{}'));
    await work(run.id);
    expect(await getRun(lead, projectId, run.id)).toMatchObject({ state: 'done', done: 3, failed: 1 });
    expect(await row(run.id)).toMatchObject({ faults: { overloaded: 3 } });
    expect(await test.db.runFailure.findMany({ where: { runId: run.id } })).toMatchObject([
      { fault: 'overloaded' },
    ]);
  });

  it.each([
    ['en', 'Content Exists Risk'],
    ['zh', '系统检测到输入内容不宜回答，请换一种说法。'],
  ])('120 samples in %s, every 20th refused with "%s": 114 are judged, 6 named', async (language, words) => {
    await fill(120, language);
    const run = await start((asked) => (/^Q\d*[13579]9\?$/.test(asked) ? refused(words) : '{}'));
    await work(run.id);
    const ended = await getRun(lead, projectId, run.id);
    expect(ended).toMatchObject({ state: 'done', total: 120, done: 114, failed: 6, error: null });
    const named = ended.failures.map(({ externalId, reason }) => `${externalId}: ${reason}`).sort();
    expect(named).toEqual([19, 39, 59, 79, 99, 119].map((n) => `s${n}: 400 ${words}`).sort());
  });

  it('unknown refusals of all samples: end it with their words once five have met them, and it can go on', async () => {
    await fill(60);
    let refusing = true;
    const run = await start(() => (refusing ? refused('Not in this house.') : '{}'));
    await work(run.id);
    const error = 'rejected: 400 Not in this house.';
    const ended = await row(run.id);
    expect(ended).toMatchObject({ state: 'failed', done: 0, error });
    expect(ended.failed).toBeGreaterThanOrEqual(5);
    expect(ended.failed).toBeLessThan(60);
    refusing = false;
    await test.db.run.update({ where: { id: run.id }, data: { state: 'queued', error: null } });
    await work(run.id);
    expect(await row(run.id)).toMatchObject({
      state: 'done',
      done: 60 - ended.failed,
      failed: ended.failed,
    });
  });

  it('a call that was charged for and made again: is in the books twice, money and tokens', async () => {
    await fill(1);
    let empty = 0;
    const run = await start((asked) => (asked === 'Q0?' && (empty += 1) === 1 ? '' : '{}'));
    await work(run.id);
    expect(server!.requests).toHaveLength(3);
    // Two replies, and an empty one: 100 prompt tokens at 2 and 20 of the reply at 10 a million, each.
    expect(await row(run.id)).toMatchObject({
      state: 'done',
      calls: 2,
      faults: { empty: 1 },
      spentMicros: 1_200n,
      promptTokens: 300n,
      completionTokens: 60n,
    });
  });

  it('a call that was given up: is booked by our own count, for its prompt', async () => {
    await fill(1);
    let asked = 0;
    const run = await start((question) =>
      question === 'Q0?' && (asked += 1) === 1 ? { network: 'hang' } : '{}',
    );
    await test.db.endpoint.update({ where: { id: run.endpointId! }, data: { timeoutSeconds: 1 } });
    await work(run.id);
    const { promptTokens, completionTokens, spentMicros, faults } = await row(run.id);
    expect(faults).toEqual({ timed_out: 1 });
    expect(promptTokens).toBeGreaterThan(200n);
    expect(completionTokens).toBe(40n);
    expect(spentMicros).toBe(promptTokens * 2n + completionTokens * 10n);
  });

  it.each<[string, Behaviour, string, string]>([
    ['a wrong key ends', { status: 401 }, 'failed', 'wrong_key: '],
    ['a wrong model ends', { status: 404 }, 'failed', 'no_such_model: '],
    ['an endpoint that stays full pauses', { status: 429 }, 'paused', 'rate_limited: '],
  ])('%s it, and no sample is lost', async (_, behaviour, state, error) => {
    await fill(3);
    const run = await start(() => behaviour);
    await work(run.id);
    expect(await row(run.id)).toMatchObject({
      state,
      done: 0,
      failed: 0,
      error: expect.stringContaining(error) as string,
    });
  });

  it('never spends more than its budget, and goes on when there is more', async () => {
    await fill(5);
    const run = await start(() => '{}', 5_000n);
    await work(run.id);
    const paused = await row(run.id);
    expect(paused).toMatchObject({
      state: 'paused',
      error: expect.stringContaining('over_budget') as string,
    });
    expect(Number(paused.spentMicros)).toBeLessThanOrEqual(5_000);
    expect(paused.calls).toBeGreaterThan(0);
    expect(await test.db.callInFlight.count({ where: { runId: run.id } })).toBe(0);
    await test.db.run.update({ where: { id: run.id }, data: { state: 'queued', budgetMicros: null } });
    await work(run.id);
    expect(await row(run.id)).toMatchObject({ state: 'done', done: 5, calls: 10 });
  });

  it('tries a few samples without making annotations of them', async () => {
    await fill(5);
    const run = await start(() => '{}');
    const three = await test.db.sample.findMany({ where: { projectId }, take: 3, select: { id: true } });
    await test.db.run.update({
      where: { id: run.id },
      data: { kind: 'dry_run', sampleIds: three.map(({ id }) => id), total: 3 },
    });
    await work(run.id);
    const ended = await row(run.id);
    expect(ended).toMatchObject({ state: 'done', done: 3, calls: 6 });
    expect(ended.dryRun).toHaveLength(3);
    expect(await test.db.annotation.count({ where: { runId: run.id } })).toBe(0);
  });

  it('tries a few samples, all refused in unknown words: shows the words of each', async () => {
    await fill(3);
    const run = await start(() => refused('Not in this house.'));
    const three = await test.db.sample.findMany({ where: { projectId }, select: { id: true } });
    await test.db.run.update({
      where: { id: run.id },
      data: { kind: 'dry_run', sampleIds: three.map(({ id }) => id), total: 3 },
    });
    await work(run.id);
    const ended = await row(run.id);
    expect(ended).toMatchObject({ state: 'done', done: 0, failed: 3 });
    const failure = { reason: '400 Not in this house.', fault: 'rejected' };
    expect(ended.dryRun).toMatchObject(Array(3).fill({ segments: [], failure }));
  });
});

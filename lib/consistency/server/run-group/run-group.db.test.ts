import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import type { Method } from '@/lib/consistency/method';
import type { GroupOrder } from '@/lib/consistency/run-group/group-order';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { askingMethod } from '@/lib/testing/judge/asking-method';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { RIVER } from '@/lib/testing/judge/method-prediction';
import { resumeRun } from '../control/resume-run';
import { reserveInGroup } from '../ledger/reserve-costs';
import { runMethod } from '../run-method';
import { cancelRunGroup } from './cancel-run-group';
import { getRunGroup } from './get-run-group';
import { pauseRunGroup } from './pause-run-group';
import { resumeRunGroup } from './resume-run-group';
import { startRunGroup } from './start-run-group';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 3, triesOfEndpoint: 3 };
/** Three methods that ask the same questions, and two that ask some of their own. */
const alike = ['one', 'two', 'three'].map((id) => ({ ...askingMethod, id }));
const apart = ['left', 'right'].map((id): Method => ({
  ...askingMethod,
  id,
  read: (input, ...rest) =>
    askingMethod.read(
      { ...input, question: `${id} ${input.question}`, answer: `${id} ${input.answer}` },
      ...rest,
    ),
}));
const wording: Method = {
  ...{ ...askingMethod, id: 'wording', needsEndpoint: false },
  read: async () => ({ segments: RIVER }),
};
const METHODS = [...alike, ...apart, wording];
/** 100 prompt tokens at 2 and 20 of the reply at 10 a million. */
const CALL = 0.0004;

let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let server: LlmServer;
let endpointId: string;
let answer: (request: ChatRequest, count: number) => Behaviour;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  answer = () => '{}';
  server = await llmServer((request, count) => answer(request, count));
  const endpoint = await createEndpoint(await person(test.db, 'owner'), {
    name: `Judges ${randomUUID()}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: 8,
    models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
  });
  endpointId = endpoint.id;
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

async function fill(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await sample(test.db, projectId, { question: `Q${n}?`, answer: `A${n}.`, externalId: `s${n}` });
}
const ordered = async (ids: readonly string[], order: Partial<GroupOrder> = {}): Promise<string> => {
  const methods = ids.map((method) => ({ method }));
  return (await startRunGroup(lead, projectId, { methods, endpointId, model: 'judge-1', ...order }, METHODS))
    .id;
};
const ALIKE = alike.map(({ id }) => id);
const group = (id: string) => getRunGroup(lead, projectId, id);
/** Works on every run of the group at once, with several workers each. */
async function work(id: string, workers = 1, signal = new AbortController().signal): Promise<void> {
  const { runs } = await group(id);
  const jobs = runs.flatMap((run) => Array.from({ length: workers }, () => run.id));
  const ctx = { actor: commandLineActor, db: test.db };
  await Promise.allSettled(jobs.map((runId) => runMethod(ctx, runId, signal, METHODS, retryPolicy)));
}
const asked = () => server.requests.map(({ body }) => (body as ChatRequest).messages.at(-1)!.content);

describe('methods that want the same replies', () => {
  it('at the same time: each reply is asked once, and every method judges every sample', async () => {
    await fill(5);
    answer = () => ({ text: '{}', delayMs: 30 });
    const id = await ordered(ALIKE);
    await work(id);
    const { state, total, done, calls, reused, spent } = await group(id);
    expect({ state, total, done, calls, reused }).toEqual({
      ...{ state: 'done', total: 15, done: 15 },
      ...{ calls: 10, reused: 20 },
    });
    expect(asked().sort()).toEqual([...new Set(asked())].sort());
    expect(spent).toBeCloseTo(10 * CALL, 9);
  });

  it('one after the other: the later ones take them from the store', async () => {
    await fill(3);
    const id = await ordered(ALIKE);
    const { runs } = await group(id);
    const ctx = { actor: commandLineActor, db: test.db };
    for (const run of runs) await runMethod(ctx, run.id, new AbortController().signal, METHODS, retryPolicy);
    expect((await group(id)).runs.map(({ account }) => account!.calls)).toEqual([6, 0, 0]);
    expect(server.requests).toHaveLength(6);
  });

  it('whoever asks first fails: another asks in its place', async () => {
    await fill(3);
    const failed = new Set<string>();
    answer = ({ messages }) => {
      const content = messages.at(-1)!.content;
      if (failed.has(content)) return '{}';
      failed.add(content);
      return { status: 500, delayMs: 20 };
    };
    const id = await ordered(ALIKE);
    await work(id);
    expect(await group(id)).toMatchObject({ state: 'done', done: 9, failed: 0, calls: 6 });
    expect(server.requests).toHaveLength(12);
  });

  it('stopped in the middle: goes on where it was, and asks nothing twice', async () => {
    await fill(6);
    const stop = new AbortController();
    answer = (_, count) => {
      if (count === 5) stop.abort(new Error('stopped'));
      return '{}';
    };
    const id = await ordered(ALIKE);
    await work(id, 1, stop.signal);
    expect((await group(id)).state).toBe('running');
    await work(id);
    expect(await group(id)).toMatchObject({ state: 'done', done: 18, failed: 0 });
    expect(asked().sort()).toEqual([...new Set(asked())].sort());
  });
});

describe('the budget of a group', () => {
  it('two methods with two workers each: together they never exceed it, and all stop for it', async () => {
    await fill(12);
    answer = () => ({ text: '{}', delayMs: 10 });
    const budget = 0.012;
    const id = await ordered(['left', 'right'], { budget });
    await work(id, 2);
    const paused = await group(id);
    expect(paused).toMatchObject({ state: 'paused', budget });
    expect(paused.spent).toBeLessThanOrEqual(budget);
    expect(paused.spent).toBeCloseTo(server.requests.length * CALL, 9);
    for (const { state, error } of paused.runs) {
      expect(state).toBe('paused');
      expect(error).toMatch(/^over_budget: the next call may cost /);
    }
  });

  it('raised: every run goes on, and what was answered is not asked again', async () => {
    await fill(6);
    const id = await ordered(['left', 'right'], { budget: 0.006 });
    await work(id);
    expect((await group(id)).state).toBe('paused');
    await resumeRunGroup(lead, projectId, id, { budget: 1 });
    await work(id);
    const { state, done, budget, spent } = await group(id);
    expect({ state, done, budget }).toEqual({ state: 'done', done: 12, budget: 1 });
    expect(server.requests).toHaveLength(24);
    expect(spent).toBeCloseTo(24 * CALL, 9);
    expect(
      await test.db.auditEvent.findFirst({ where: { projectId, action: 'run_group.resume' } }),
    ).toMatchObject({
      objectId: id,
      before: { budget: 0.006 },
      after: { budget: 1 },
    });
  });

  it('calls of two runs that ask at once: are held against it together', async () => {
    await fill(1);
    const id = await ordered(['left', 'right'], { budget: 0.000_025 });
    const { runs } = await group(id);
    const from = () => ({ timeoutMs: 60_000 });
    const [one, other] = runs.map((run) => reserveInGroup(test.db, { runId: run.id, groupId: id, from }));
    const reserved: string[] = [];
    const calls = ['a', 'b', 'c', 'd'].map((key, at) =>
      (at % 2 === 0 ? one! : other!)(key, 10n).then(() => reserved.push(key)),
    );
    const ends = Promise.allSettled(calls);
    await expect(one!('e', 26n)).rejects.toMatchObject({ kind: 'over_budget' });
    await expect.poll(() => reserved.length).toBe(2);
    expect(await test.db.callInFlight.count()).toBe(2);
    // Both cost all that they might: 5 are left of 25, which is too little for the others.
    await test.db.run.update({ where: { id: runs[1]!.id }, data: { spentMicros: 20n } });
    await test.db.callInFlight.deleteMany();
    expect((await ends).filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });

  it('one run of it: takes no budget of its own', async () => {
    await fill(1);
    const id = await ordered(['left']);
    await pauseRunGroup(lead, projectId, id);
    const [run] = (await group(id)).runs;
    await expect(resumeRun(lead, projectId, run!.id, { budget: 9 })).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'budget' }] },
    });
  });
});

describe('a call in flight of another run', () => {
  /** A call for "k" of the first run, by a worker that was seen or not; whether the second run may ask the same. */
  async function mayAsk(worker: { seen: boolean; state: 'running' | 'cancelled' }): Promise<boolean> {
    await fill(1);
    const id = await ordered(ALIKE);
    const { runs } = await group(id);
    const workerId = randomUUID();
    await test.db.run.updateMany({ where: { id: runs[0]!.id }, data: { state: worker.state } });
    await test.db.callInFlight.create({
      data: { runId: runs[0]!.id, key: 'k', workerId, reserveMicros: 1n },
    });
    if (worker.seen)
      await test.db.endpointPermit.create({
        data: { endpointId, workerId, permits: 1, wanted: 1, seenAt: new Date() },
      });
    const from = () => ({ timeoutMs: 60_000 });
    const reserve = reserveInGroup(test.db, { runId: runs[1]!.id, groupId: id, from });
    return reserve('k', 1n).then(
      () => true,
      (error: Error) => (error.name === 'AskedElsewhere' ? false : Promise.reject(error)),
    );
  }

  it('its worker is at it: is waited for', async () => {
    expect(await mayAsk({ seen: true, state: 'running' })).toBe(false);
  });

  it.each([
    ['its worker is gone', { seen: false, state: 'running' }],
    ['its run has ended', { seen: true, state: 'cancelled' }],
  ] as const)('%s: is asked again', async (_, worker) => {
    expect(await mayAsk(worker)).toBe(true);
  });
});

describe('a run group', () => {
  it('started: has a run of each method in their order, without model where a method asks none', async () => {
    await fill(4);
    const id = await ordered(['three', 'wording', 'one'], { choice: { count: 2 }, budget: 1 });
    const { methods, runs, model, endpoint, state, kind } = await group(id);
    expect({ methods: methods.map(({ method }) => method), model, state, kind }).toEqual({
      ...{ methods: ['three', 'wording', 'one'], model: 'judge-1' },
      ...{ state: 'queued', kind: 'full' },
    });
    expect(endpoint).toMatchObject({ id: endpointId });
    expect(
      runs.map(({ method, account, total, groupId }) => [method, account?.model, total, groupId]),
    ).toEqual([
      ['three', 'judge-1', 2, id],
      ['wording', undefined, 2, id],
      ['one', 'judge-1', 2, id],
    ]);
    const samples = await test.db.run.findMany({ where: { groupId: id }, select: { sampleIds: true } });
    expect(new Set(samples.map(({ sampleIds }) => sampleIds.join())).size).toBe(1);
    expect(
      await test.db.auditEvent.findFirst({ where: { projectId, action: 'run_group.start' } }),
    ).toMatchObject({
      objectId: id,
      after: { budget: 1, runs: 3, model: 'judge-1' },
    });
    expect(await test.db.auditEvent.count({ where: { projectId, action: 'run.start' } })).toBe(3);
  });

  it('a dry run: leaves out methods that ask no model', async () => {
    await fill(4);
    const { runs, kind } = await group(await ordered(['one', 'wording'], { kind: 'dry_run' }));
    expect(kind).toBe('dry_run');
    expect(runs.map(({ method, kind, total }) => [method, kind, total])).toEqual([['one', 'dry_run', 3]]);
  });

  it('a method that has judged all: has no run, and no method with a sample is refused', async () => {
    await fill(2);
    const first = await ordered(['wording']);
    await work(first);
    const choice = { scope: 'without_prediction' } as const;
    const { runs } = await group(await ordered(['wording', 'one'], { choice }));
    expect(runs.map(({ method }) => method)).toEqual(['one']);
    await expect(ordered(['wording'], { choice })).rejects.toMatchObject({
      error: { code: 'state', reason: 'nothing_to_read' },
    });
  });

  it('paused, resumed and cancelled: so are all of its runs', async () => {
    await fill(1);
    const id = await ordered(['one', 'wording']);
    const states = async () => (await group(id)).runs.map(({ state }) => state);
    await pauseRunGroup(lead, projectId, id);
    expect(await states()).toEqual(['paused', 'paused']);
    await expect(pauseRunGroup(lead, projectId, id)).rejects.toMatchObject({
      error: { reason: 'already_ended' },
    });
    await resumeRunGroup(lead, projectId, id);
    expect(await states()).toEqual(['queued', 'queued']);
    await expect(resumeRunGroup(lead, projectId, id)).rejects.toMatchObject({
      error: { reason: 'not_paused' },
    });
    await cancelRunGroup(lead, projectId, id);
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    await expect(cancelRunGroup(lead, projectId, id)).rejects.toMatchObject({
      error: { reason: 'already_ended' },
    });
    const actions = await test.db.auditEvent.findMany({
      where: { projectId, objectId: id },
      orderBy: { at: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(
      ['start', 'pause', 'resume', 'cancel'].map((verb) => `run_group.${verb}`),
    );
  });

  it('an order that one method keeps from starting: starts none', async () => {
    await fill(1);
    await expect(ordered(['one', 'one'])).rejects.toMatchObject({ error: { reason: 'already_running' } });
    await expect(ordered(['one', 'no such'])).rejects.toMatchObject({
      error: { code: 'not_found', object: 'method' },
    });
    await expect(ordered(['one'], { endpointId: null })).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'endpointId' }] },
    });
    const voting = [{ ...wording, id: 'voting', votes: true as const }];
    await expect(
      startRunGroup(lead, projectId, { methods: [{ method: 'voting' }] }, voting),
    ).rejects.toMatchObject({ error: { code: 'invalid', issues: [{ path: 'methods.0' }] } });
    expect(await test.db.run.count({ where: { projectId } })).toBe(0);
    expect(await test.db.runGroup.count({ where: { projectId } })).toBe(0);
  });

  it('nobody but leads starts or stops it, and it is found in its own project alone', async () => {
    await fill(1);
    const id = await ordered(['one']);
    const annotator = await member(test.db, projectId, 'annotator');
    const order = { methods: [{ method: 'wording' }] };
    const verbs = [pauseRunGroup, resumeRunGroup, cancelRunGroup];
    await expect(startRunGroup(annotator, projectId, order, METHODS)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    const other = (await project(test.db)).id;
    const there = await member(test.db, other, 'lead');
    for (const verb of verbs) {
      await expect(verb(annotator, projectId, id)).rejects.toMatchObject({ error: { code: 'forbidden' } });
      await expect(verb(there, other, id)).rejects.toMatchObject({ error: { object: 'run_group' } });
    }
    await expect(getRunGroup(there, other, id)).rejects.toMatchObject({ error: { object: 'run_group' } });
    expect((await getRunGroup(annotator, projectId, id)).id).toBe(id);
  });
});

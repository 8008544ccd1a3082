import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { askingMethod } from '@/lib/testing/judge/asking-method';
import {
  type BatchLine,
  type BatchPlay,
  batchReply,
  type BatchServer,
  batchServer,
} from '@/lib/testing/judge/batch-server';
import { cancelRun } from '../control/cancel-run';
import { getRun } from '../control/get-run';
import { resumeRun } from '../control/resume-run';
import { retryFailures } from '../control/retry-failures';
import { startRun } from '../control/start-run';
import { resumeWaiting } from '../resume-waiting';
import { runMethod } from '../run-method';
import { cancelBatches } from './cancel-batches';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const actor = commandLineActor;
const never = new AbortController().signal;
/** 100 prompt tokens at 2 and 20 of the reply at 10 a million, and half of that. */
const CALL = 200n;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let server: BatchServer;
let made = 0;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

const turn = (runId: string) => runMethod({ actor, db: test.db }, runId, never, [askingMethod]);
const row = (id: string) => test.db.run.findUniqueOrThrow({ where: { id } });

/** Starts a run in batches over samples of which each asks "Qn?" and then "An.", and does its first turn. */
async function started(
  samples: number,
  play: Partial<BatchPlay> | ((asked: string) => BatchLine),
  budget: number | null = null,
): Promise<string> {
  const whole = typeof play === 'function' ? {} : play;
  const answer = typeof play === 'function' ? play : () => batchReply('{}');
  server = await batchServer({ answer: ({ messages }) => answer(messages.at(-1)!.content), ...whole });
  for (let n = 0; n < samples; n += 1)
    await sample(test.db, projectId, { question: `Q${n}?`, answer: `A${n}.`, externalId: `s${n}` });
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Batches ${(made += 1)}`,
    baseUrl: server.baseUrl,
    apiKey: 'sk-of-tests',
    allowPrivate: true,
    models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
  });
  const order = { method: 'asking', endpointId, model: 'judge-1', budget, inBatches: true };
  const { id } = await startRun(lead, projectId, order, [askingMethod]);
  await turn(id);
  return id;
}

/** Lets the batches end and the run look at them. */
async function look(runId: string, status?: 'completed' | 'expired'): Promise<void> {
  server.end(status);
  await again(runId);
}

async function again(runId: string): Promise<void> {
  await resumeRun(lead, projectId, runId);
  await turn(runId);
}

const sentCalls = () =>
  server.batches.map(({ lines }) => lines.map(({ body }) => body.messages.at(-1)!.content));

describe('a run in batches', () => {
  it('sends all calls of a stage together, rests, and takes them up at half the price', async () => {
    const id = await started(3, () => batchReply('{}'));
    expect(await row(id)).toMatchObject({ state: 'paused', error: null, calls: 0, spentMicros: 0n });
    const { pausedUntil, account } = await getRun(lead, projectId, id);
    expect(new Date(pausedUntil!).getTime()).toBeGreaterThan(Date.now());
    expect(account!.batches).toEqual({ open: 1, calls: 3, answered: 0 });
    expect(server.batches[0]!.made).toMatchObject({
      endpoint: '/v1/chat/completions',
      completion_window: '24h',
    });
    expect(server.batches[0]!.lines[0]).toMatchObject({
      url: '/v1/chat/completions',
      body: { model: 'judge-1', temperature: 0 },
    });
    await look(id);
    expect(await row(id)).toMatchObject({ state: 'paused', calls: 3, spentMicros: 3n * CALL, done: 0 });
    await look(id);
    expect(await row(id)).toMatchObject({
      state: 'done',
      done: 3,
      failed: 0,
      calls: 6,
      spentMicros: 6n * CALL,
    });
    expect(sentCalls().map((calls) => calls.sort())).toEqual([
      ['Q0?', 'Q1?', 'Q2?'],
      ['A0.', 'A1.', 'A2.'],
    ]);
    expect(server.files.size).toBe(0);
    expect(await test.db.batchedCall.count({ where: { runId: id } })).toBe(0);
    expect(await test.db.runClaim.count({ where: { runId: id } })).toBe(0);
    expect(await test.db.auditEvent.count({ where: { objectId: id, action: 'run.pause' } })).toBe(0);
  });

  it('while nothing has ended: looks and rests again, and asks nothing', async () => {
    const id = await started(2, () => batchReply('{}'));
    await again(id);
    const { pausedUntil } = await row(id);
    await resumeWaiting({ actor, db: test.db }, { runId: id, until: pausedUntil!.toISOString() });
    expect(await row(id)).toMatchObject({ state: 'paused' }); // it is not time yet
    expect(server.batches).toHaveLength(1);
    expect(server.requests.filter((each) => each === 'GET /batches/batch-1')).toHaveLength(1);
  });

  it('asks what samples share once, and another run has it from the store', async () => {
    const id = await started(2, () => batchReply('{}'));
    await sample(test.db, projectId, {
      question: 'Q0?',
      answer: 'A0.',
      reference: 'Another.',
      externalId: 'twin',
    });
    await look(id);
    await look(id);
    expect(await row(id)).toMatchObject({ state: 'done', done: 3, calls: 4, reused: 2 });
    expect(sentCalls().flat()).toHaveLength(4);
  });

  it('is told by each line what became of a call: a filter is the sample’s fault, what expired is asked again', async () => {
    const left = new Set(['Q1?']);
    const id = await started(4, (asked) => {
      if (asked === 'Q0?') return { status: 400, body: { error: { code: 'content_filter', message: 'no' } } };
      if (left.delete(asked)) return 'unmade';
      if (asked === 'Q2?') return { status: 500, body: { error: { message: 'oops' } } };
      return batchReply('{}');
    });
    await look(id, 'expired');
    expect(sentCalls()[1]!.sort()).toEqual(['A3.', 'Q1?', 'Q2?']);
    await look(id);
    await look(id);
    const { state, done, failed, faults } = await row(id);
    expect({ state, done, failed, faults }).toEqual({
      state: 'done',
      done: 2,
      failed: 2,
      faults: { filtered: 1, overloaded: 4 }, // once for what expired, three times for the server’s own
    });
    const failures = await test.db.runFailure.findMany({ where: { runId: id }, select: { fault: true } });
    expect(failures.map(({ fault }) => fault).sort()).toEqual(['filtered', 'overloaded']);
    expect(
      sentCalls()
        .flat()
        .filter((asked) => asked === 'Q2?'),
    ).toHaveLength(3);
  });

  it('learns what the model does not take, and asks without it', async () => {
    const id = await started(2, {
      answer: ({ max_tokens }) =>
        max_tokens === undefined
          ? batchReply('{}')
          : {
              status: 400,
              body: {
                error: { message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'." },
              },
            },
    });
    await look(id);
    await look(id);
    await look(id);
    expect(await row(id)).toMatchObject({ state: 'done', done: 2, failed: 0, calls: 4, faults: {} });
    expect(server.batches.map(({ lines }) => lines.length)).toEqual([2, 2, 2]);
  });

  it('goes on where a worker was gone before it knew of its batch, and sends it once', async () => {
    const id = await started(2, () => batchReply('{}'));
    await test.db.callBatch.updateMany({
      where: { runId: id },
      data: { state: 'preparing', remoteId: null, sentAt: null, status: null },
    });
    await again(id); // it may be at it still
    expect(await test.db.callBatch.findFirstOrThrow({ where: { runId: id } })).toMatchObject({
      remoteId: null,
    });
    await test.db.callBatch.updateMany({ where: { runId: id }, data: { createdAt: new Date(1) } });
    await again(id);
    expect(server.batches).toHaveLength(1);
    expect(await test.db.callBatch.findFirstOrThrow({ where: { runId: id } })).toMatchObject({
      state: 'sent',
      remoteId: 'batch-1',
    });
    await look(id);
    expect(await row(id)).toMatchObject({ calls: 2 });
  });

  it('makes a batch again that never came to be, of the file that is there', async () => {
    const id = await started(2, {
      answer: () => batchReply('{}'),
      fault: (method, path, count) =>
        method === 'POST' && path === '/batches' && count === 1 ? 'reset' : null,
    });
    expect(await row(id)).toMatchObject({
      state: 'paused',
      error: expect.stringMatching(/^unreachable/) as string,
    });
    await again(id);
    expect(server.batches).toHaveLength(1);
    expect(server.requests.filter((each) => each === 'POST /files')).toHaveLength(1);
    await look(id);
    await look(id);
    expect(await row(id)).toMatchObject({ state: 'done', error: null, calls: 4 });
  });

  it('sends no more than the budget covers at most, and pauses when nothing is covered', async () => {
    // A call is reserved with its bytes: some 520 tokens of prompt and 100 of the reply, about 1,020 millionths at half the price.
    const id = await started(5, () => batchReply('{}'), 0.0025);
    expect(sentCalls()[0]).toHaveLength(2);
    for (let n = 0; n < 10 && (await row(id)).error === null; n += 1) await look(id);
    const { state, error, spentMicros } = await row(id);
    expect({ state, error }).toEqual({
      state: 'paused',
      error: expect.stringMatching(/^over_budget/) as string,
    });
    expect(spentMicros).toBeLessThanOrEqual(2_500n);
    expect(spentMicros).toBeGreaterThanOrEqual(6n * CALL);
    await resumeRun(lead, projectId, id, { budget: null });
    await turn(id);
    for (let n = 0; n < 5 && (await row(id)).state !== 'done'; n += 1) await look(id);
    expect(await row(id)).toMatchObject({ state: 'done', done: 5, calls: 10, spentMicros: 10n * CALL });
  });

  it('sends smaller batches where the endpoint takes no so large ones', async () => {
    const id = await started(50, {
      answer: () => batchReply('{}'),
      refuse: (lines) =>
        lines.length > 30
          ? {
              data: [
                {
                  code: 'token_limit_exceeded',
                  message: 'Enqueued token limit reached for judge-1.',
                  line: null,
                },
              ],
            }
          : null,
    });
    await again(id);
    expect(await row(id)).toMatchObject({ batchSize: 25 });
    for (let n = 0; n < 8 && (await row(id)).state !== 'done'; n += 1) await look(id);
    expect(await row(id)).toMatchObject({ state: 'done', done: 50, calls: 100 });
    expect(server.batches.map(({ lines }) => lines.length)).toEqual([50, 25, 25, 25, 25]);
  });

  it('fails at an endpoint that has no batches, in words', async () => {
    // What vLLM and Ollama answer to a path that they do not know.
    const id = await started(1, {
      answer: () => batchReply('{}'),
      fault: () => ({ status: 404, body: { detail: 'Not Found' } }),
    });
    expect(await row(id)).toMatchObject({
      state: 'failed',
      error: 'unusable: the endpoint takes no batches: start the run without them',
    });
    expect(await test.db.callBatch.count({ where: { runId: id } })).toBe(0);
  });

  it('fails where the endpoint refuses the file as a whole, and goes on once that is mended', async () => {
    let known = false;
    const id = await started(2, {
      answer: () => batchReply('{}'),
      refuse: () =>
        known ? null : { data: [{ code: 'model_not_found', message: 'No such model', line: 1 }] },
    });
    await again(id);
    expect(await row(id)).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/^no_such_model/) as string,
    });
    known = true;
    await again(id);
    await look(id);
    await look(id);
    expect(await row(id)).toMatchObject({ state: 'done', done: 2, calls: 4 });
  });

  it('retried: asks again what made samples fail, and nothing else', async () => {
    let filtered = true;
    const id = await started(2, (asked) =>
      asked === 'A1.' && filtered
        ? { status: 400, body: { error: { code: 'content_filter', message: 'no' } } }
        : batchReply('{}'),
    );
    await look(id);
    await look(id);
    expect(await row(id)).toMatchObject({ state: 'done', done: 1, failed: 1 });
    filtered = false;
    await retryFailures(lead, projectId, id);
    await turn(id);
    expect(sentCalls().at(-1)).toEqual(['A1.']);
    await look(id);
    expect(await row(id)).toMatchObject({ state: 'done', done: 2, failed: 0, calls: 4 });
  });

  it('of a shape that differs (Azure’s capitals, SiliconFlow’s wrappers, names of files that are not there): is read alike', async () => {
    const id = await started(1, {
      answer: () => batchReply('{}'),
      uploaded: (file) => ({ code: 20000, data: file }),
      told: (batch) => ({
        ...batch,
        status: String(batch.status).replace(/^./, (letter) => letter.toUpperCase()),
        error_file_id: batch.error_file_id ?? '',
        request_counts: { total: null, completed: null, failed: null },
      }),
    });
    await look(id);
    await look(id);
    expect(await row(id)).toMatchObject({ state: 'done', done: 1, calls: 2 });
  });

  it('cancelled: its batch is cancelled, and what was answered before is paid for', async () => {
    const id = await started(3, (asked) => (asked === 'Q2?' ? 'unmade' : batchReply('{}')));
    await cancelRun(lead, projectId, id);
    await cancelBatches({ actor, db: test.db }, id);
    expect(server.batches[0]!.status).toBe('cancelling');
    expect(await test.db.callBatch.count({ where: { runId: id, state: { not: 'ended' } } })).toBe(1);
    server.end();
    await cancelBatches({ actor, db: test.db }, id);
    expect(await row(id)).toMatchObject({
      state: 'cancelled',
      calls: 2,
      spentMicros: 2n * CALL,
      promptTokens: 200n,
    });
    expect(await test.db.batchedCall.count({ where: { runId: id } })).toBe(0);
    expect(server.files.size).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { waitsForBatches } from '@/lib/consistency/waits-for-batches';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { askingMethod } from '@/lib/testing/judge/asking-method';
import { type BatchLine, batchReply, type BatchServer, batchServer } from '@/lib/testing/judge/batch-server';
import { cancelRun } from '../control/cancel-run';
import { pauseRun } from '../control/pause-run';
import { resumeRun } from '../control/resume-run';
import { runMethod } from '../run-method';
import { getRunGroup } from './get-run-group';
import { resumeRunGroup } from './resume-run-group';
import { startRunGroup } from './start-run-group';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
/** Two methods that ask the same questions, and one that asks its own. */
const METHODS = [
  { ...askingMethod, id: 'one' },
  { ...askingMethod, id: 'two' },
  {
    ...askingMethod,
    id: 'own',
    read: (input, ...rest) =>
      askingMethod.read(
        { ...input, question: `own ${input.question}`, answer: `own ${input.answer}` },
        ...rest,
      ),
  },
] satisfies (typeof askingMethod)[];
/** 100 prompt tokens at 2 and 20 of the reply at 10 a million, and half of that. */
const CALL = 0.0002;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let server: BatchServer;
let answer: (asked: string) => BatchLine;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  answer = () => batchReply('{}');
  server = await batchServer({ answer: ({ messages }) => answer(messages.at(-1)!.content) });
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

async function fill(samples: number): Promise<void> {
  for (let n = 0; n < samples; n += 1)
    await sample(test.db, projectId, { question: `Q${n}?`, answer: `A${n}.`, externalId: `s${n}` });
}
async function ordered(methods: string[], budget: number | null = null): Promise<string> {
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Batches ${randomUUID()}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
  });
  const order = { endpointId, model: 'judge-1', budget, inBatches: true };
  const asked = methods.map((method) => ({ method }));
  return (await startRunGroup(lead, projectId, { ...order, methods: asked }, METHODS)).id;
}
const group = (id: string) => getRunGroup(lead, projectId, id);
const turn = (runId: string) =>
  runMethod({ actor: commandLineActor, db: test.db }, runId, new AbortController().signal, METHODS);
/** One turn of each run that goes on, as workers do when its time has come. */
async function turns(id: string): Promise<void> {
  for (const run of (await group(id)).runs) {
    if (waitsForBatches(run)) await resumeRun(lead, projectId, run.id);
    await turn(run.id);
  }
}
async function look(id: string): Promise<void> {
  server.end();
  await turns(id);
}
const sentCalls = () =>
  server.batches.flatMap(({ lines }) => lines.map(({ body }) => body.messages.at(-1)!.content)).sort();

describe('a run group in batches', () => {
  it('a reply that two methods want: is in one batch, and the other waits for it', async () => {
    await fill(3);
    const id = await ordered(['one', 'two', 'own']);
    await turns(id);
    const waiting = await group(id);
    expect(waiting.runs.map((run) => [waitsForBatches(run), run.account!.batches!.calls])).toEqual([
      [true, 3],
      [true, 0],
      [true, 3],
    ]);
    for (let n = 0; n < 4 && (await group(id)).state !== 'done'; n += 1) await look(id);
    const { state, done, failed, calls, reused, spent } = await group(id);
    expect({ state, done, failed, calls, reused }).toEqual({
      ...{ state: 'done', done: 9, failed: 0 },
      ...{ calls: 12, reused: 6 },
    });
    expect(spent).toBeCloseTo(12 * CALL, 9);
    expect(sentCalls()).toEqual([...new Set(sentCalls())]);
    expect(await test.db.batchedCall.count({ where: { run: { groupId: id } } })).toBe(0);
  });

  it.each([
    ['cancelled', cancelRun],
    ['paused by a person', pauseRun],
  ] as const)('the run that asks is %s: the other one asks in its place', async (_, stop) => {
    await fill(2);
    const id = await ordered(['one', 'two']);
    await turns(id);
    const [first, second] = (await group(id)).runs;
    await stop(lead, projectId, first!.id);
    await resumeRun(lead, projectId, second!.id);
    await turn(second!.id);
    expect((await group(id)).runs[1]!.account!.batches).toMatchObject({ open: 1, calls: 2 });
    expect(sentCalls()).toEqual(['Q0?', 'Q0?', 'Q1?', 'Q1?']);
  });

  it('a reply that failed for good where it was asked: the other run asks for it itself', async () => {
    answer = () => ({ status: 400, body: { error: { message: 'odd', code: 'odd' } } });
    await fill(1);
    const id = await ordered(['one', 'two']);
    await turns(id);
    await look(id);
    await look(id);
    await look(id);
    expect((await group(id)).runs.map(({ state, failed }) => [state, failed])).toEqual([
      ['done', 1],
      ['done', 1],
    ]);
    expect(sentCalls()).toEqual(['Q0?', 'Q0?']);
  });

  it('a budget for five of eight calls at most: five are sent by both together, and it is never exceeded', async () => {
    await fill(4);
    const probe = await ordered(['own']);
    await turns(probe);
    const [most] = await test.db.batchedCall.findMany({ where: { run: { groupId: probe } } });
    await cancelRun(lead, projectId, (await group(probe)).runs[0]!.id);
    const budget = Number(most!.reserveMicros * 5n) / 1e6;

    const before = sentCalls().length;
    const id = await ordered(['one', 'own'], budget);
    await turns(id);
    expect(sentCalls().length - before).toBe(5);
    for (let n = 0; n < 9 && (await group(id)).runs.some(waitsForBatches); n += 1) await look(id);
    expect((await group(id)).spent).toBeLessThanOrEqual(budget);
    if ((await group(id)).state === 'paused') await resumeRunGroup(lead, projectId, id, { budget: 1 });
    for (let n = 0; n < 6 && (await group(id)).state !== 'done'; n += 1) await look(id);
    expect(await group(id)).toMatchObject({ state: 'done', done: 8 });
  });
});

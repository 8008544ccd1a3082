import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { LATER, LATER_ZH, PLAIN } from '@/lib/testing/judge/ferry';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { statementJudge } from '@/lib/testing/judge/statement-judge';
import { getRun } from './control/get-run';
import { startRun } from './control/start-run';
import { runMethod } from './run-method';

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
  for (const [at, texts] of [PLAIN, LATER, LATER_ZH].entries())
    await sample(test.db, projectId, { ...texts, externalId: String(at) });
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

/** A run over the three samples; `fault` says what happens to a request instead of an answer, by its number. */
async function started(method: string, fault: (count: number) => Behaviour | null = () => null) {
  server = await llmServer((request, count) => fault(count) ?? statementJudge(request, '22:00'));
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Judges ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: 2,
    models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
  });
  const { id } = await startRun(lead, projectId, { method, endpointId, model: 'judge-1' });
  return id;
}
const work = (id: string, signal = new AbortController().signal) =>
  runMethod({ actor: commandLineActor, db: test.db }, id, signal, undefined, retryPolicy);

/** The verdicts of the answers, in the order of the samples, and whether any segment was found consistent. */
async function found(runId: string) {
  const rows = await test.db.annotation.findMany({
    where: { runId },
    orderBy: { sample: { externalId: 'asc' } },
    include: { labels: true },
  });
  return {
    verdicts: rows.map(({ verdict }) => verdict),
    consistent: rows.some(({ labels }) => labels.some(({ fact }) => fact === 'consistent')),
  };
}
const VERDICTS = ['consistent', 'inconsistent', 'inconsistent'];
/**
 * Calls without faults over two English answers and one Chinese, each of two sentences. One sentence stands in both English
 * answers: what is asked of it alone is asked once.
 */
const METHODS = [
  { method: 'factscore', calls: 3 * (2 + 2) - 2 },
  { method: 'felm', calls: 3 },
  { method: 'ragas', calls: 3 * 2 },
  { method: 'refchecker', calls: 3 * (1 + 2) - 1 },
  { method: 'whole-answer', calls: 3 },
];
const once = (behaviour: Behaviour) => (count: number) => (count === 2 ? behaviour : null);

describe.each(METHODS)('$method over an endpoint', ({ method, calls }) => {
  it('judges Chinese and English answers, in as many calls as its definition says', async () => {
    const id = await started(method);
    await work(id);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'done', done: 3, failed: 0 });
    expect(await found(id)).toMatchObject({ verdicts: VERDICTS });
    expect(server.requests).toHaveLength(calls);
  });

  it.each<[string, Behaviour]>([
    ['a rate limit', { status: 429, headers: { 'retry-after': '0' } }],
    ['a fault of the server', { status: 500 }],
    ['a reset connection', { network: 'reset' }],
    ['half a reply', { network: 'half' }],
    ['an empty reply', ''],
    ['a reply that nobody can read', 'Let me think about it.'],
  ])('%s: comes to the same verdicts', async (_, behaviour) => {
    const id = await started(method, once(behaviour));
    await work(id);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'done', done: 3, failed: 0 });
    expect(await found(id)).toMatchObject({ verdicts: VERDICTS });
  });

  it.each<[string, Behaviour]>([
    ['refuses', { text: '', refusal: 'I cannot help with that.' }],
    ['says nothing that can be read', 'Let me think about it.'],
    ['says nothing', ''],
    ['never comes to an end', { text: '{"', finish: 'length' }],
    ['is held back by a filter', { text: '', finish: 'content_filter' }],
  ])('a model that %s: no answer is found consistent, or inconsistent', async (_, behaviour) => {
    const id = await started(method, () => behaviour);
    await work(id);
    const { verdicts, consistent } = await found(id);
    expect(consistent).toBe(false);
    expect(verdicts.filter((verdict) => verdict !== null)).toEqual([]);
    const { done, failed } = await getRun(lead, projectId, id);
    expect(done + failed).toBe(3);
  });

  it('stopped in the middle: goes on where it was, and asks nothing twice', async () => {
    const stop = new AbortController();
    const id = await started(method, (count) => {
      if (count === 2) stop.abort(new Error('stopped'));
      return null;
    });
    await work(id, stop.signal).catch(() => undefined);
    await work(id);
    expect(await found(id)).toMatchObject({ verdicts: VERDICTS });
    expect(server.requests).toHaveLength(calls);
  });
});

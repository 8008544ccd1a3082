import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { chosen, numberedPairs, pairAsked } from '@/lib/testing/judge/pair-judge';
import { statementJudge } from '@/lib/testing/judge/statement-judge';
import { judgeTestResume } from '../../operations/judge-test.resume';
import { getJudgeTest } from './get-judge-test';
import { runJudgeTest } from './run-judge-test';
import { startOrderBias } from './start-order-bias';
import { startStability } from './start-stability';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 3, triesOfEndpoint: 3 };
const REFUSED: Behaviour = { status: 400, error: { message: 'Not in this house.' } };
const ERROR = 'rejected: 400 Not in this house.';
let server: LlmServer;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let made = 0;
let refuses: (request: ChatRequest) => boolean;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

async function orderOf(answers: (request: ChatRequest) => Behaviour) {
  server = await llmServer((request) => (refuses(request) ? REFUSED : answers(request)));
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Refusing ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: 2,
    models: [{ name: 'judge-1' }],
  });
  return { endpointId, model: 'judge-1', budget: null, size: 100 };
}
const right = (request: ChatRequest): Behaviour => chosen(pairAsked(request).inOrder ? 'A' : 'B');
async function overPairs(count: number): Promise<string> {
  const order = { ...(await orderOf(right)), minimumPassRate: 0.7 };
  const pairs = { name: 'pairs.csv', pairs: numberedPairs(count), refused: [] };
  return (await startOrderBias(lead, projectId, order, pairs)).id;
}
const work = (id: string) =>
  runJudgeTest(
    { actor: commandLineActor, db: test.db },
    id,
    new AbortController().signal,
    undefined,
    retryPolicy,
  );
const result = (id: string) => getJudgeTest(lead, projectId, id);
const resume = (id: string) => judgeTestResume.run(lead, { projectId, testId: id });

describe('a test over an endpoint that refuses with words that nobody knows', () => {
  it('every pair: ends with its words after the first five, and once it is mended all are asked', async () => {
    refuses = () => true;
    const id = await overPairs(100);
    await work(id);
    const { run } = await result(id);
    expect(run).toMatchObject({ state: 'failed', error: ERROR, done: 0 });
    expect(run.failed).toBeGreaterThanOrEqual(5);
    // Pairs at work beside the first five end as well; how many depends on how fast the database is.
    expect(server.requests.length).toBeLessThan(100 / 4);
    refuses = () => false;
    await resume(id);
    await work(id);
    expect(await result(id)).toMatchObject({
      run: { state: 'done', total: 100, done: 100, failed: 0, error: null },
      passed: { n: 100, of: 100 },
    });
  });

  it('some pairs alone, or all but the first: goes on to the end, those named as not asked', async () => {
    refuses = (request) => pairAsked(request).at > 0;
    const id = await overPairs(12);
    await work(id);
    const { run, orderBias } = await result(id);
    expect(run).toMatchObject({ state: 'done', done: 1, failed: 11, error: null });
    expect(orderBias!.overall.counts).toMatchObject({ pass: 1, unreadable: 11 });
  });

  it('the second order alone: is no answer, and is asked again with what was answered from the store', async () => {
    refuses = (request) => !pairAsked(request).inOrder;
    const id = await overPairs(5);
    await work(id);
    expect((await result(id)).run).toMatchObject({ state: 'failed', error: ERROR, failed: 5 });
    refuses = () => false;
    await resume(id);
    await work(id);
    expect(await result(id)).toMatchObject({ run: { state: 'done', done: 5 }, passed: { n: 5, of: 5 } });
    expect(server.requests).toHaveLength(5 + 5 + 5);
  });

  it.each(['whole-answer', 'ragas'])(
    'every answer, asked by %s: ends, and once it is mended all are asked',
    async (method) => {
      const annotator = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
      for (let n = 0; n < 4; n += 1) {
        const { id: sampleId } = await sample(test.db, projectId, {
          externalId: `boat ${n}`,
          question: `Which colour has boat ${n}?`,
          reference: `Boat ${n} is red.\n\nIt is fast.`,
          answer: `Boat ${n} is red.`,
        });
        await vote(annotator, { projectId, sampleId, ...(await cutAt(test.db, sampleId)) }, ['consistent']);
      }
      refuses = () => true;
      const order = await orderOf((request) => statementJudge(request, 'blue'));
      const { id } = await startStability(lead, projectId, { ...order, method });
      await work(id);
      const { run } = await result(id);
      expect(run).toMatchObject({ state: 'failed', done: 0 });
      expect(run.error).toMatch(/^rejected: .*Not in this house\.$/);
      expect(run.failed).toBeLessThan(run.total);
      refuses = () => false;
      await resume(id);
      await work(id);
      expect((await result(id)).run).toMatchObject({ state: 'done', done: run.total, failed: 0 });
    },
  );
});

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { LATER, LATER_ZH, PLAIN } from '@/lib/testing/judge/ferry';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { statementJudge } from '@/lib/testing/judge/statement-judge';
import { getJudgeTest } from './get-judge-test';
import { runJudgeTest } from './run-judge-test';
import { startStability } from './start-stability';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 3, triesOfEndpoint: 3 };
let server: LlmServer;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let made = 0;

const TWO_PASSAGES = { ...PLAIN, reference: `${PLAIN.reference}\n\nThe harbour is old.` };
const CONSISTENT_ZH = { ...LATER_ZH, answer: '渡轮每天运行。冬季末班船是20:00开。' };

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  const annotator = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
  for (const [externalId, texts, label] of [
    ['plain', TWO_PASSAGES, 'consistent'],
    ['later', LATER, 'KCont'],
    ['zh', CONSISTENT_ZH, 'consistent'],
  ] as const) {
    const { id: sampleId } = await sample(test.db, projectId, { ...texts, externalId });
    await vote(annotator, { projectId, sampleId, ...(await cutAt(test.db, sampleId)) }, [label]);
  }
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

async function started(script: (request: ChatRequest, count: number) => Behaviour, method = 'whole-answer') {
  server = await llmServer(script);
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Steady ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: 1,
    models: [{ name: 'judge-1' }],
  });
  const order = { endpointId, model: 'judge-1', budget: null, size: 100, method };
  return (await startStability(lead, projectId, order)).id;
}
const work = (id: string, signal = new AbortController().signal) =>
  runJudgeTest({ actor: commandLineActor, db: test.db }, id, signal, undefined, retryPolicy);
const report = async (id: string) => {
  const { stability } = await getJudgeTest(lead, projectId, id);
  return Object.fromEntries(stability!.rows.map(({ perturbation, ...row }) => [perturbation, row]));
};

/** A judge that knows when the last boat leaves. */
const knowing = (request: ChatRequest): Behaviour =>
  statementJudge(request, /21:00|不是/.exec(request.messages[1]!.content)?.[0] ?? '22:00');
const HELD = { flips: 0, undecided: 0 };

describe('a stability test over an endpoint', () => {
  it('a judge that knows: all that must hold holds, each planted error is found, in Chinese and English', async () => {
    const id = await started(knowing);
    await work(id);
    const { run, settings } = await getJudgeTest(lead, projectId, id);
    expect(run).toMatchObject({ state: 'done', failed: 0, total: 16 });
    expect(settings).toMatchObject({
      method: 'whole-answer',
      samples: 3,
      leftOut: { reference_order: 2, planted_number: 1, planted_negation: 2 },
    });
    expect(await report(id)).toMatchObject({
      repeat: { compared: 3, ...HELD, flipRate: { value: 0 } },
      reference_order: { compared: 1, ...HELD },
      layout: { compared: 3, ...HELD },
      filler: { compared: 3, ...HELD },
      planted_number: { compared: 2, flips: 2, undecided: 0, flipRate: { value: 1 } },
      planted_negation: { compared: 1, flips: 1 },
    });
  });

  it('a judge that answers by turns: what is asked again is really asked, and its flips are shown first', async () => {
    const seen = new Map<string, number>();
    const id = await started((request) => {
      const key = JSON.stringify(request.messages);
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return statementJudge(request, seen.get(key) === 1 ? 'never' : '');
    });
    await work(id);
    // Several items are in hand at a time: either of the two askings of an answer may come first.
    expect((await report(id)).repeat).toMatchObject({ compared: 3, flips: 3, flipRate: { value: 1 } });
    expect([...seen.values()].filter((times) => times === 2)).toHaveLength(3);
    expect(new Set(server.requests.map(({ body }) => body.temperature))).toEqual(new Set([0]));
    const { changes } = await getJudgeTest(lead, projectId, id);
    const isHeld = ({ perturbation, before, after }: (typeof changes)[number]) =>
      !perturbation.startsWith('planted') && before === after;
    const firstHeld = [...changes, null].findIndex((change) => change === null || isHeld(change));
    const flips = changes.slice(0, firstHeld).filter(({ perturbation }) => perturbation === 'repeat');
    expect(flips.map(({ before, after }) => [before, after].sort())).toEqual(
      Array.from({ length: 3 }, () => ['consistent', 'inconsistent']),
    );
  });

  it('a judge that finds nothing: the planted errors that it missed are shown first, with what was planted', async () => {
    const id = await started((request) => statementJudge(request, 'never'));
    await work(id);
    expect((await report(id)).planted_number).toMatchObject({ compared: 2, flips: 0 });
    const { changes } = await getJudgeTest(lead, projectId, id);
    const first = changes.slice(0, 3).map(({ perturbation }) => perturbation);
    expect(first.sort()).toEqual(['planted_negation', 'planted_number', 'planted_number']);
    expect(changes.find(({ perturbation }) => perturbation === 'planted_number')!.change).toEqual({
      was: '20:00',
      is: '21:00',
    });
  });

  it('a model that says nothing that can be read: nothing holds and nothing flips', async () => {
    const id = await started(() => 'Let me think about it.');
    await work(id);
    expect((await report(id)).repeat).toMatchObject({ compared: 0, flips: 0, undecided: 3, flipRate: null });
  });

  it('stopped in the middle: goes on where it was, and asks nothing twice', async () => {
    const stop = new AbortController();
    const id = await started((request, count) => {
      if (count === 4) stop.abort(new Error('stopped'));
      return knowing(request);
    });
    await work(id, stop.signal).catch(() => undefined);
    await work(id);
    expect((await getJudgeTest(lead, projectId, id)).run).toMatchObject({ state: 'done', done: 16 });
    expect(server.requests).toHaveLength(16);
  });

  it('a judge whose version is another now: ends it', async () => {
    const id = await started(knowing);
    await runJudgeTest({ actor: commandLineActor, db: test.db }, id, new AbortController().signal, []);
    expect((await getJudgeTest(lead, projectId, id)).run).toMatchObject({
      state: 'failed',
      error: 'method_unavailable',
    });
  });

  it('is refused for a method that asks no model, and to those who do not lead', async () => {
    await expect(started(knowing, 'offline')).rejects.toMatchObject({ error: { object: 'method' } });
    const reader = await member(test.db, projectId, 'reader');
    const order = { endpointId: '', model: '', budget: null, size: 1, method: 'whole-answer' };
    await expect(startStability(reader, projectId, order)).rejects.toThrow('forbidden');
  });
});

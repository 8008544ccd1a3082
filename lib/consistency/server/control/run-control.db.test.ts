import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { answerAs, stageOf } from '@/lib/testing/judge/chat-script';
import { testDatabase } from '@/lib/testing/database/database';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { cancelRun } from './cancel-run';
import { estimateRun } from './estimate-run';
import { getRun } from './get-run';
import { getDryRun } from './get-dry-run';
import { pauseRun } from './pause-run';
import { rerunUndecided } from './rerun-undecided';
import { resumeRun } from './resume-run';
import { retryFailures } from './retry-failures';
import { runEndpoints } from './run-endpoints';
import { runMethod } from '../run-method';
import { runSummary } from './run-summary';
import { startRun } from './start-run';
import { lFace4ragStepsSchema } from '@/lib/consistency/methods/l-face4rag/steps';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const never = new AbortController().signal;
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 3, triesOfEndpoint: 3 };
const ALL = { scope: 'all', goldOf: null, count: null } as const;
let projectId: string;
let endpointId: string;
let lead: Awaited<ReturnType<typeof member>>;
let server: LlmServer;
let answer: (request: ChatRequest) => Behaviour;
let made = 0;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  answer = (request) => answerAs(MILL_ZH, request);
  server = await llmServer((request) => answer(request));
  ({ id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Control ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: ['judge-1', 'judge-2'].map((name) => ({ name, inputPrice: 2, outputPrice: 10 })),
  }));
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

const order = () => ({ method: 'l-face4rag', endpointId, model: 'judge-1' });
const work = (runId: string) =>
  runMethod({ actor: commandLineActor, db: test.db }, runId, never, undefined, retryPolicy);
const read = async (more: Partial<Parameters<typeof startRun>[2]> = {}) => {
  const { id } = await startRun(lead, projectId, { ...order(), ...more });
  await work(id);
  return getRun(lead, projectId, id);
};
/** Samples like the Chinese mill, of their own length, so that each is a question of its own. */
const fill = async (count: number) => {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const reference = MILL_ZH.texts.reference + '。'.repeat(n);
    made.push(
      (await sample(test.db, projectId, { ...MILL_ZH.texts, reference, externalId: `mill ${n}` })).id,
    );
  }
  return made;
};
const refusedWith = (error: object) => ({ error: expect.objectContaining(error) as unknown });

describe('starting a run over a model', () => {
  it('reads what was chosen: all, those without a prediction, a few by lot', async () => {
    await fill(5);
    const some = await read({ choice: { count: 2 } });
    expect(some).toMatchObject({ state: 'done', total: 2, done: 2, kind: 'full' });
    const rest = await read({ choice: { scope: 'without_prediction' } });
    expect(rest).toMatchObject({ state: 'done', total: 3, done: 3 });
    await expect(read({ choice: { scope: 'without_prediction' } })).rejects.toMatchObject(
      refusedWith({ code: 'state', reason: 'nothing_to_read' }),
    );
    // To another model they are all new.
    expect(await read({ model: 'judge-2', choice: { scope: 'without_prediction' } })).toMatchObject({
      total: 5,
      done: 5,
    });
    // All of it is in the store by now.
    expect(await read()).toMatchObject({ total: 5, done: 5, account: { calls: 0, spent: 0 } });
  });

  it('asks for an endpoint and one of its models, and for no dry run of what asks nobody', async () => {
    const start = (more: object) => startRun(lead, projectId, { ...order(), ...more });
    await expect(start({ endpointId: null })).rejects.toMatchObject(refusedWith({ code: 'invalid' }));
    await expect(start({ model: 'other' })).rejects.toMatchObject(
      refusedWith({ issues: [{ path: 'model', code: 'invalid_value' }] }),
    );
    await expect(start({ endpointId: projectId })).rejects.toMatchObject(refusedWith({ object: 'endpoint' }));
    await expect(start({ method: 'offline', kind: 'dry_run' })).rejects.toMatchObject(
      refusedWith({ issues: [{ path: 'kind', code: 'invalid_value' }] }),
    );
  });

  it('a budget over a model without prices: is refused at the start and when it goes on', async () => {
    await fill(1);
    const noPrices = refusedWith({ issues: [{ path: 'budget', code: 'no_prices' }] });
    await test.db.endpoint.update({ where: { id: endpointId }, data: { models: [{ name: 'judge-1' }] } });
    await expect(startRun(lead, projectId, { ...order(), budget: 0.5 })).rejects.toMatchObject(noPrices);
    const { id } = await startRun(lead, projectId, order());
    await pauseRun(lead, projectId, id);
    await expect(resumeRun(lead, projectId, id, { budget: 0.5 })).rejects.toMatchObject(noPrices);
    await resumeRun(lead, projectId, id, { budget: null });
  });

  it('shows leads the endpoints without address and key', async () => {
    const [shown] = (await runEndpoints(lead, projectId)).filter(({ id }) => id === endpointId);
    expect(Object.keys(shown!)).toEqual(['id', 'name', 'models']);
    await expect(
      runEndpoints(await member(test.db, projectId, 'annotator'), projectId),
    ).rejects.toMatchObject(refusedWith({ code: 'forbidden' }));
  });
});

describe('a dry run', () => {
  it('reads a short, a common and a long sample, stores no annotation, and makes the estimate exact', async () => {
    const ids = await fill(9);
    const dryRun = await read({ kind: 'dry_run' });
    expect(dryRun).toMatchObject({ state: 'done', kind: 'dry_run', total: 3, done: 3 });
    expect(await test.db.annotation.count({ where: { projectId } })).toBe(0);
    const shown = await getDryRun(lead, projectId, dryRun.id);
    expect(shown.map(({ id }) => id)).toEqual([ids[1], ids[4], ids[7]]);
    expect(shown[0]!.segments).toHaveLength(3);
    expect(lFace4ragStepsSchema.parse(shown[0]!.segments[2]!.machine.steps).fact?.noVerdict).toMatchObject({
      fault: 'unreadable',
    });

    const estimate = await estimateRun(lead, projectId, dryRun.id, ALL);
    const full = await read();
    // Ten calls a sample, 2,000 and 20 tokens each; the dry run paid for three, and all answers are segmented alike.
    expect(full.account).toMatchObject({ calls: 60, reused: 30 });
    expect(estimate).toMatchObject({ samples: 9, priced: true });
    expect(Math.abs(estimate.tokenEstimate.calls - 90)).toBeLessThanOrEqual(1);
    expect(estimate.cost).toBeCloseTo((90 * (100 * 2 + 20 * 10)) / 1e6, 6);
    const few = await estimateRun(lead, projectId, dryRun.id, { ...ALL, count: 3 });
    expect(few.cost).toBeCloseTo(estimate.cost / 3, 3);
  });

  it('an annotator: refused; an estimate without a dry run: not found', async () => {
    await fill(3);
    const dryRun = await read({ kind: 'dry_run' });
    const annotator = await member(test.db, projectId, 'annotator');
    await expect(getDryRun(annotator, projectId, dryRun.id)).rejects.toMatchObject(
      refusedWith({ code: 'forbidden' }),
    );
    const full = await read();
    await expect(estimateRun(lead, projectId, full.id, ALL)).rejects.toMatchObject(
      refusedWith({ code: 'not_found', object: 'run' }),
    );
  });
});

describe('pausing and going on', () => {
  it('stops the budget, and goes on with a larger one without asking twice', async () => {
    await fill(3);
    const cut = await read({ budget: 0.002 });
    expect(cut).toMatchObject({ state: 'paused', error: expect.stringContaining('over_budget') as unknown });
    await resumeRun(lead, projectId, cut.id, { budget: null });
    await work(cut.id);
    const done = await getRun(lead, projectId, cut.id);
    expect(done).toMatchObject({ state: 'done', done: 3, account: { budget: null } });
    expect(done.account!.calls).toBe(server.requests.length);
    const auditRow = await test.db.auditEvent.findFirst({
      where: { objectId: cut.id, action: 'run.resume' },
    });
    expect(auditRow).toMatchObject({ before: { state: 'paused', budget: 0.002 }, after: { budget: null } });
  });

  it('pauses before the first call, and refuses what is not paused', async () => {
    await fill(1);
    const { id } = await startRun(lead, projectId, order());
    await pauseRun(lead, projectId, id);
    await work(id);
    expect(server.requests).toHaveLength(0);
    await expect(pauseRun(lead, projectId, id)).rejects.toMatchObject(
      refusedWith({ reason: 'already_ended' }),
    );
    // A paused run is still one that is going: none that judges alike beside it, others may.
    await expect(startRun(lead, projectId, order())).rejects.toMatchObject(
      refusedWith({ reason: 'already_running' }),
    );
    const other = await startRun(lead, projectId, { ...order(), model: 'judge-2' });
    await cancelRun(lead, projectId, other.id);
    await resumeRun(lead, projectId, id);
    await expect(resumeRun(lead, projectId, id)).rejects.toMatchObject(refusedWith({ reason: 'not_paused' }));
    await pauseRun(lead, projectId, id);
    await cancelRun(lead, projectId, id);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'cancelled' });
  });

  it('goes on with a run that a wrong key had ended, once it is mended', async () => {
    await fill(1);
    answer = () => ({ status: 401, error: { message: 'Incorrect key.' } });
    const failed = await read();
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('wrong_key') as unknown });
    answer = (request) => answerAs(MILL_ZH, request);
    await resumeRun(lead, projectId, failed.id);
    await work(failed.id);
    expect(await getRun(lead, projectId, failed.id)).toMatchObject({ state: 'done', done: 1, error: null });
  });

  it('annotators, outsiders and foreign projects: refused', async () => {
    await fill(1);
    const { id } = await startRun(lead, projectId, order());
    const annotator = await member(test.db, projectId, 'annotator');
    const foreign = await project(test.db);
    const other = await member(test.db, foreign.id, 'lead');
    for (const verb of [pauseRun, resumeRun, retryFailures, rerunUndecided]) {
      await expect(verb(annotator, projectId, id)).rejects.toMatchObject(refusedWith({ code: 'forbidden' }));
      await expect(verb(other, projectId, id)).rejects.toMatchObject(refusedWith({ code: 'not_found' }));
      await expect(verb(other, foreign.id, id)).rejects.toMatchObject(refusedWith({ object: 'run' }));
    }
  });
});

describe('what failed', () => {
  it('failed samples: are judged again alone, and their stored replies are asked again', async () => {
    await fill(2);
    let refusing = true;
    answer = (request) =>
      refusing && stageOf(request) === 'decompose' && request.messages.at(-1)!.content.includes('两班制')
        ? { refusal: 'I cannot help with that.' }
        : answerAs(MILL_ZH, request);
    const half = await read();
    expect(half).toMatchObject({ state: 'done', done: 0, failed: 2 });
    // In the order in which they failed, which is anybody's guess.
    expect(half.failures.map(({ externalId, fault }) => [externalId, fault]).sort()).toEqual([
      ['mill 0', 'refused'],
      ['mill 1', 'refused'],
    ]);
    refusing = false;
    await retryFailures(lead, projectId, half.id);
    await work(half.id);
    expect(await getRun(lead, projectId, half.id)).toMatchObject({ state: 'done', done: 2, failed: 0 });
    await expect(retryFailures(lead, projectId, half.id)).rejects.toMatchObject(
      refusedWith({ reason: 'nothing_failed' }),
    );
  });

  it('is read again where a stage was left without a verdict, for the calls of that stage alone', async () => {
    await fill(2);
    const first = await read();
    const before = await runSummary(lead, projectId, first.id);
    // Of the three segments: one with a quote from nowhere, one turned round, one whose facts nobody could read.
    expect(before).toMatchObject({
      segments: 6,
      inconsistent: 4,
      consistent: 0,
      abstained: 2,
      windowed: 0,
      withoutVerdict: 2,
      samplesWithoutVerdict: 2,
      types: { Hallu: 2, LCaus: 2 },
      quotes: 16,
      unanchoredQuotes: 2,
    });
    const asked = server.requests.length;
    const sound = {
      n: 1,
      points: [{ point: '废水', context: ['废水经沉淀后排入青溪'], reason: '', verdict: 'consistent' }],
      type: 'none',
    };
    answer = (request) =>
      stageOf(request) === 'fact-all' ? JSON.stringify({ segments: [sound] }) : answerAs(MILL_ZH, request);
    const { id } = await rerunUndecided(lead, projectId, first.id);
    await work(id);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'done', total: 2, done: 2 });
    expect(server.requests.length - asked).toBe(2);
    expect(await runSummary(lead, projectId, id)).toMatchObject({ withoutVerdict: 0, consistent: 2 });
    await expect(rerunUndecided(lead, projectId, id)).rejects.toMatchObject(
      refusedWith({ reason: 'nothing_to_read' }),
    );
  });
});

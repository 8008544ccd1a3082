import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor, jobActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { askingMethod } from '@/lib/testing/judge/asking-method';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { cancelRun } from './control/cancel-run';
import { getRun } from './control/get-run';
import { pauseRun } from './control/pause-run';
import { resumeRun } from './control/resume-run';
import { startRun } from './control/start-run';
import { resumeWaiting } from './resume-waiting';
import { runMethod } from './run-method';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const HOURS = 2;
const test = testDatabase();
const never = new AbortController().signal;
let projectId: string;
let endpointId: string;
let lead: Awaited<ReturnType<typeof member>>;
let server: LlmServer;
let busy: boolean;
let made = 0;

/** An endpoint of which one model has spent the quota of its day. */
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  busy = true;
  const error = { message: 'Rate limit reached: requests per day.' };
  const headers = { 'retry-after': String(HOURS * 3600) };
  server = await llmServer(({ model }) =>
    busy && model === 'judge-1' ? { status: 429, error, headers } : { text: '{}', delayMs: 5 },
  );
  ({ id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Limited ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: ['judge-1', 'judge-2'].map((name) => ({ name })),
  }));
  for (const n of [1, 2, 3]) await sample(test.db, projectId, { question: `Q${n}?`, answer: `A${n}.` });
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

const start = async (model = 'judge-1'): Promise<string> =>
  (await startRun(lead, projectId, { method: 'asking', endpointId, model }, [askingMethod])).id;
const work = (runId: string) =>
  runMethod({ actor: commandLineActor, db: test.db }, runId, never, [askingMethod]);
const byItself = (runId: string, until: string) =>
  resumeWaiting({ actor: jobActor('run'), db: test.db }, { runId, until });
const jobs = (runId: string) => test.db.$queryRaw<{ name: string; start_after: Date }[]>`
  SELECT name, start_after FROM pgboss.job WHERE data->>'runId' = ${runId} ORDER BY created_on`;

/** A run that waits for its endpoint; `until` is when it goes on. */
async function waiting(): Promise<{ id: string; until: string }> {
  const id = await start();
  await work(id);
  return { id, until: (await getRun(lead, projectId, id)).pausedUntil! };
}

/** The same when its time has come. */
async function due(): Promise<{ id: string; until: string }> {
  const { id } = await waiting();
  const until = new Date(Date.now() - 1_000);
  await test.db.run.update({ where: { id }, data: { pausedUntil: until } });
  return { id, until: until.toISOString() };
}

describe('an endpoint that asks for a wait of hours', () => {
  it('pauses the run until then, at the first call, and puts a job in the queue for that time', async () => {
    const before = Date.now();
    const { id, until } = await waiting();
    const run = await getRun(lead, projectId, id);
    expect(run).toMatchObject({ state: 'paused', done: 0, failed: 0 });
    expect(run.error).toBe('rate_limited: 429 Rate limit reached: requests per day.');
    const wait = new Date(until).getTime() - before;
    expect(wait).toBeGreaterThanOrEqual(HOURS * 3_600_000);
    expect(wait).toBeLessThan(HOURS * 3_600_000 + 60_000);
    expect(await jobs(id)).toMatchObject([
      { name: 'ask-run' },
      { name: 'resume-run', start_after: new Date(until) },
    ]);
    const auditRow = await test.db.auditEvent.findFirst({ where: { objectId: id, action: 'run.pause' } });
    expect(auditRow?.after).toEqual({ error: run.error, until });
  });

  it('a run of another model over it: goes on', async () => {
    await waiting();
    const other = await start('judge-2');
    await work(other);
    expect(await getRun(lead, projectId, other)).toMatchObject({ state: 'done', done: 3 });
  });

  it('the time has come: the run goes on, and the audit log says that a job let it', async () => {
    const { id, until } = await due();
    await byItself(id, until);
    expect(await getRun(lead, projectId, id)).toMatchObject({
      state: 'queued',
      error: null,
      pausedUntil: null,
    });
    const auditRow = await test.db.auditEvent.findFirst({ where: { objectId: id, action: 'run.resume' } });
    expect(auditRow).toMatchObject({ actorKind: 'job', before: { state: 'paused', until } });
    busy = false;
    await work(id);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'done', done: 3 });
  });

  it('a job that comes too early, as from a backup: is put off until the time', async () => {
    const { id, until } = await waiting();
    await byItself(id, until);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'paused', pausedUntil: until });
    expect((await jobs(id)).slice(1)).toMatchObject(Array(2).fill({ start_after: new Date(until) }));
  });

  it('a person keeps the run paused, cancels it, or lets it go on before: the job changes nothing', async () => {
    const kept = await due();
    await pauseRun(lead, projectId, kept.id);
    await expect(pauseRun(lead, projectId, kept.id)).rejects.toMatchObject({
      error: { reason: 'already_ended' },
    });
    await byItself(kept.id, kept.until);
    expect(await getRun(lead, projectId, kept.id)).toMatchObject({ state: 'paused', pausedUntil: null });
    await cancelRun(lead, projectId, kept.id);
    const cancelled = await due();
    await cancelRun(lead, projectId, cancelled.id);
    await byItself(cancelled.id, cancelled.until);
    expect(await getRun(lead, projectId, cancelled.id)).toMatchObject({ state: 'cancelled' });
    const resumed = await due();
    await resumeRun(lead, projectId, resumed.id);
    await byItself(resumed.id, resumed.until);
    expect(await getRun(lead, projectId, resumed.id)).toMatchObject({ state: 'queued', pausedUntil: null });
  });
});

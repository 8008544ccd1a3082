import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { byMethod } from '@/lib/annotation/evidence/evidence';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { RIVER } from '@/lib/testing/judge/method-prediction';
import type { Method } from '../method';
import { cancelRun } from './control/cancel-run';
import { getRun } from './control/get-run';
import { giveUpRun } from './give-up-run';
import { listRuns } from './control/list-runs';
import { runMethod } from './run-method';
import { startRun } from './control/start-run';

const test = testDatabase();
const never = new AbortController().signal;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterAll(() => closeBoss());

/** Reads like RIVER; cannot read what says "unreadable"; `met` is asked before each sample. */
const plain = (met: (question: string) => void | Promise<void> = () => {}): Method => ({
  id: 'plain',
  version: '3',
  judges: () => ['fact'],
  needsEndpoint: false,
  defaults: { level: 1 },
  parse: (params) => params,
  read: async ({ question }) => {
    await met(question);
    if (question === 'unreadable') throw new Error('no sentence in it');
    return { segments: RIVER };
  },
});
const start = (method: Method = plain()) => startRun(lead, projectId, { method: 'plain' }, [method]);
const work = (runId: string, method: Method = plain(), signal: AbortSignal = never) =>
  runMethod({ actor: commandLineActor, db: test.db }, runId, signal, [method]);
const fill = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => sample(test.db, projectId, { question: `Question ${n}?` })),
  );

describe('a run', () => {
  it('reads every sample that is not withdrawn, and counts what it could not read', async () => {
    await fill(3);
    await sample(test.db, projectId, { question: 'unreadable', externalId: 'broken' });
    const gone = await sample(test.db, projectId);
    await test.db.sample.update({ where: { id: gone.id }, data: { withdrawnAt: new Date() } });
    const { id } = await start();
    expect(await getRun(lead, projectId, id)).toMatchObject({
      state: 'queued',
      total: 4,
      params: { level: 1 },
    });
    await work(id);
    expect(await getRun(lead, projectId, id)).toMatchObject({
      state: 'done',
      total: 4,
      done: 3,
      failed: 1,
      failures: [{ externalId: 'broken', reason: 'no sentence in it' }],
    });
    const annotations = await test.db.annotation.findMany({
      where: { runId: id },
      include: { labels: true },
    });
    expect(annotations).toHaveLength(3);
    expect(annotations[0]).toMatchObject({ source: 'method', state: 'submitted', verdict: 'inconsistent' });
    expect(annotations[0]!.labels.map(({ evidence }) => evidence).sort()).toEqual(
      RIVER.map(({ evidence }) => byMethod(evidence)).sort(),
    );
    const auditRows = await test.db.auditEvent.findMany({ where: { objectId: id }, orderBy: { id: 'asc' } });
    expect(auditRows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['run.start', lead.userId],
      ['run.end', null],
    ]);
    await work(id);
    expect(await test.db.annotation.count({ where: { runId: id } })).toBe(3);
  });

  it('goes on after a crash without reading a finished sample again', async () => {
    await fill(250);
    const { id } = await start();
    const seen: string[] = [];
    const crash = new AbortController();
    const dying = plain((question) => {
      seen.push(question);
      if (seen.length === 150) crash.abort();
    });
    await expect(work(id, dying, crash.signal)).rejects.toThrow();
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'running', done: 100 });
    const after: string[] = [];
    await work(
      id,
      plain((question) => void after.push(question)),
    );
    expect(after).toHaveLength(150);
    expect(new Set([...seen.slice(0, 100), ...after]).size).toBe(250);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'done', done: 250, total: 250 });
    expect(await test.db.annotation.count({ where: { runId: id } })).toBe(250);
  });

  it('stores each sample once when two workers do the same run', async () => {
    await fill(120);
    const { id } = await start();
    await Promise.all([work(id), work(id)]);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'done', done: 120, failed: 0 });
    expect(await test.db.annotation.count({ where: { runId: id } })).toBe(120);
  });

  it('stops at a cancellation and keeps what it had read', async () => {
    await fill(250);
    const { id } = await start();
    let met = 0;
    const cancelling = plain(async () => {
      met += 1;
      if (met === 120) await cancelRun(lead, projectId, id);
    });
    await work(id, cancelling);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'cancelled', done: 100 });
    await expect(cancelRun(lead, projectId, id)).rejects.toMatchObject({
      error: { reason: 'already_ended' },
    });
    await work(id);
    expect(await test.db.annotation.count({ where: { runId: id } })).toBe(100);
  });

  it('supersedes earlier predictions, and leaves begun drafts alone', async () => {
    await fill(1);
    const first = await start();
    await work(first.id);
    const ann = await member(test.db, projectId, 'annotator');
    const claim = await claimSample(ann, projectId);
    const second = await start();
    await work(second.id);
    const predictions = await test.db.annotation.findMany({ where: { projectId, source: 'method' } });
    expect(predictions.map(({ runId, superseded }) => [runId, superseded]).sort()).toEqual(
      [
        [first.id, true],
        [second.id, false],
      ].sort(),
    );
    const draft = await test.db.annotation.findUniqueOrThrow({ where: { id: claim!.annotationId } });
    expect(draft.derivedFromId).toBe(predictions.find(({ runId }) => runId === first.id)!.id);
  });

  it('fails in words when its method has changed meanwhile', async () => {
    await fill(1);
    const { id } = await start();
    await work(id, { ...plain(), version: '4' });
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'failed', error: 'method_unavailable' });
  });

  it('goes on with another job where its job failed for good after it got further, and ends where it did not', async () => {
    await fill(2);
    const { id } = await start();
    await test.db.run.update({ where: { id }, data: { state: 'running', done: 1 } });
    const giveUp = (read: number) =>
      giveUpRun({ actor: commandLineActor, db: test.db }, { runId: id, read }, 'the worker was killed');
    await giveUp(0);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'running', error: null });
    const jobs = await test.db.$queryRaw`
      SELECT data FROM pgboss.job WHERE data->>'runId' = ${id} ORDER BY created_on`;
    expect(jobs).toEqual([{ data: { runId: id, read: 0 } }, { data: { runId: id, read: 1 } }]);
    await giveUp(1);
    expect(await getRun(lead, projectId, id)).toMatchObject({
      state: 'failed',
      error: 'the worker was killed',
    });
  });
});

describe('startRun', () => {
  it('refuses a second run of the same method and parameters, also at the same time', async () => {
    await fill(1);
    const results = await Promise.allSettled([start(), start()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(start()).rejects.toMatchObject({ error: { code: 'state', reason: 'already_running' } });
    expect(await listRuns(lead, projectId)).toHaveLength(1);
    const [run] = await listRuns(lead, projectId);
    const jobs = await test.db.$queryRaw`SELECT data FROM pgboss.job WHERE data->>'runId' = ${run!.id}`;
    expect(jobs).toEqual([{ data: { runId: run!.id, read: 0 } }]);
  });

  it('anybody but a lead, or an unknown method: refused', async () => {
    const by = (ctx: typeof lead, method: string) => startRun(ctx, projectId, { method }, [plain()]);
    await expect(by(await member(test.db, projectId, 'annotator'), 'plain')).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(by(await person(test.db), 'plain')).rejects.toMatchObject({ error: { code: 'not_found' } });
    await expect(by(lead, 'other')).rejects.toMatchObject({ error: { code: 'not_found', object: 'method' } });
    const { id } = await start();
    const outsider = await person(test.db);
    await expect(getRun(outsider, projectId, id)).rejects.toMatchObject({ error: { code: 'not_found' } });
    await expect(cancelRun(await member(test.db, projectId, 'reader'), projectId, id)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});

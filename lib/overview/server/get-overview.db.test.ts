import { beforeEach, describe, expect, it } from 'vitest';
import { listAdjudicationQueue } from '@/lib/adjudication/server/queue/list-adjudication-queue';
import { DEFAULT_LIST_QUERY } from '@/lib/adjudication/query';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import type { Ctx } from '@/lib/auth/ctx';
import { addComment } from '@/lib/comment/server/add-comment';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { loadCounters } from '@/lib/progress/server/load-counters';
import { loadRest } from '@/lib/progress/server/load-rest';
import { listRounds } from '@/lib/round/server/rounds/list-rounds';
import { firstRound, member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { roundOf, submitDraft } from '@/lib/testing/database/round';
import { WAY_STEPS, wayStepOf } from '../way';
import { getOverview } from './get-overview';

const test = testDatabase();
type Person = Ctx & { userId: string };
let projectId: string;
let lead: Person;
let anna: Person;
let bob: Person;
let samples: string[];

/** Four samples, each for two people. */
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  anna = await member(test.db, projectId, 'annotator');
  bob = await member(test.db, projectId, 'annotator');
  samples = [];
  for (let at = 0; at < 4; at += 1) samples.push((await sample(test.db, projectId)).id);
  await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
  await createRound(lead, projectId, roundOf({ overlap: 2 }));
});

const submit = async (ctx: Person, choice: 'consistent' | 'Hallu' | 'LOthe') => {
  const { annotationId, sampleId } = (await claimSample(ctx, projectId))!;
  await submitDraft(ctx, annotationId, choice);
  return sampleId;
};
const overview = async () => {
  await refreshGold(lead, projectId, { chunks: Infinity });
  return getOverview(lead, projectId);
};

describe('getOverview', () => {
  it('has as much left to submit as the list of rounds, and forecasts its end at the pace of late', async () => {
    for (let time = 0; time < 3; time += 1) await submit(anna, 'consistent');
    const [one] = await test.db.annotation.findMany({ where: { projectId, state: 'submitted' } });
    await claimSample(bob, projectId);
    const { rounds } = await listRounds(lead, projectId);
    const left = rounds
      .filter(({ state }) => state === 'open')
      .reduce((sum, { free, inProgress, reserved }) => sum + free + inProgress + reserved, 0);
    expect(left).toBe(5);
    const counters = await loadCounters(test.db, projectId);
    expect((await loadRest(test.db, projectId, counters)).remaining).toBe(left);
    expect((await overview()).forecast).toBeNull();
    const day = 24 * 3_600_000;
    await test.db.annotation.update({
      where: { id: one!.id },
      data: { submittedAt: new Date(Date.now() - day) },
    });
    // Eight more of yesterday, as their counters have them: enough to tell.
    const [line] = await test.db.projectCounter.findMany({ where: { projectId, what: 'day', n: { gt: 0 } } });
    await test.db.projectCounter.create({ data: { ...line!, id: undefined, n: 8 } });
    expect((await overview()).forecast).toMatchObject({ remaining: left, submissions: 11 });
  });

  it('counts every sample in one step to gold, and waits for a lead as the list of adjudication does', async () => {
    await submit(anna, 'consistent');
    await submit(anna, 'Hallu');
    await submit(bob, 'consistent');
    await submit(bob, 'consistent');
    await claimSample(anna, projectId);
    const { way, lead: told, forecast } = await overview();
    // The first is agreed, the second disputed, the third open, the fourth unread.
    const none = { single: 0, agreed: 0, adjudicated: 0 };
    expect(way).toEqual({ unread: 1, reading: 1, adjudication: 1, gold: 1, origins: { ...none, agreed: 1 } });
    expect(told!.waiting.adjudicate).toEqual({ count: 1, more: false, decisive: 1 });
    const listed = await listAdjudicationQueue(lead, projectId, DEFAULT_LIST_QUERY);
    expect(listed.total).toBe(told!.waiting.adjudicate.count);
    expect(forecast).toBeNull();
    expect(told!.checklist.next).toBe('guidelines');
  });

  it('counts an answer whose type is open as one that waits, though its verdict is gold', async () => {
    await submit(anna, 'Hallu');
    await submit(bob, 'LOthe');
    const { way, figures, lead: told } = await overview();
    expect(figures.gold).toMatchObject({ inconsistent: 1 });
    expect(way).toMatchObject({ adjudication: 1, gold: 0, unread: 3 });
    expect(told!.waiting.adjudicate.count).toBe(1);
  });

  it('has every sample in the step that the rule of one sample says', async () => {
    for (const choice of ['consistent', 'Hallu', 'consistent'] as const) await submit(anna, choice);
    for (const choice of ['consistent', 'LOthe'] as const) await submit(bob, choice);
    await claimSample(bob, projectId);
    const { way } = await overview();
    const waiting = await listAdjudicationQueue(lead, projectId, DEFAULT_LIST_QUERY);
    const rows = await test.db.sampleProgress.findMany({ where: { projectId } });
    const steps = rows.map(({ sampleId, state, labelled, goldVerdict }) =>
      wayStepOf({
        state,
        labelled,
        gold: goldVerdict !== null,
        waits: waiting.rows.some(({ id }) => id === sampleId),
      }),
    );
    for (const step of WAY_STEPS) expect(steps.filter((one) => one === step)).toHaveLength(way[step]);
  });

  it('says who submitted what since yesterday, and nothing of what was before', async () => {
    const old = await submit(anna, 'consistent');
    await submit(anna, 'consistent');
    await submit(bob, 'Hallu');
    const before = new Date(Date.now() - 3 * 24 * 3_600_000);
    await test.db.annotation.updateMany({ where: { sampleId: old }, data: { submittedAt: before } });
    await test.db.annotation.updateMany({
      where: { state: 'submitted', projectId },
      data: { activeMs: 60_000 },
    });
    // Bob's second sample becomes a honeypot that he got wrong.
    const tried = await submit(bob, 'Hallu');
    await submit(bob, 'consistent');
    await test.db.sample.update({ where: { id: tried }, data: { coarseLabel: 'consistent' } });
    await test.db.roundSample.updateMany({
      where: { sampleId: tried, round: { number: 2 } },
      data: { honeypot: true },
    });
    const { lead: told } = await overview();
    const people = new Map(told!.people.map((one) => [one.key, one]));
    expect(people.get(anna.userId)).toMatchObject({
      submitted: 0,
      training: 0,
      activeMs: 60_000,
      recall: { found: 1, of: 1 },
    });
    expect(people.get(bob.userId)).toMatchObject({ submitted: 1, honeypots: 1, recall: { found: 0, of: 1 } });
  });

  it('names what was opened and not touched for two days, but not what is worked on', async () => {
    const [left, worked] = [(await claimSample(anna, projectId))!, (await claimSample(bob, projectId))!];
    const before = new Date(Date.now() - 3 * 24 * 3_600_000);
    await test.db.assignment.updateMany({ where: { projectId }, data: { claimedAt: before } });
    await test.db.annotation.updateMany({ where: { projectId }, data: { updatedAt: before } });
    await test.db.activeInterval.create({
      data: { id: crypto.randomUUID(), annotationId: worked.annotationId, ms: 1_000 },
    });
    const { lead: told } = await overview();
    expect(told!.waiting.stalled).toMatchObject([
      { userId: anna.userId, count: 1, since: before.toISOString() },
    ]);
    expect(left.sampleId).toBeDefined();
  });

  it('counts open threads, and the newest run of a method if it failed', async () => {
    await addComment(anna, projectId, samples[1]!, { id: crypto.randomUUID(), body: 'Why?' });
    const run = { projectId, method: 'offline', version: '1', params: {}, judges: ['fact'] };
    await test.db.run.create({ data: { ...run, state: 'failed', createdAt: new Date(1) } });
    const failed = async () => (await overview()).lead!.waiting;
    const { threads, runs } = await failed();
    expect(threads).toMatchObject({ count: 1, samples: [{ id: samples[1] }] });
    expect(runs).toMatchObject([{ method: 'offline', state: 'failed' }]);
    await test.db.run.create({ data: { ...run, state: 'done' } });
    expect((await failed()).runs).toEqual([]);
  });

  it('names a run that is paused, but not while it goes on by itself', async () => {
    const run = { projectId, method: 'offline', version: '1', params: {}, judges: ['fact'] };
    const { id } = await test.db.run.create({ data: { ...run, state: 'paused', pausedUntil: new Date() } });
    const waiting = async () => (await overview()).lead!.waiting.runs;
    expect(await waiting()).toEqual([]);
    await test.db.run.update({ where: { id }, data: { pausedUntil: null } });
    expect(await waiting()).toMatchObject([{ id, state: 'paused' }]);
  });

  it('tells a reader nothing that is for leads, and an annotator or an outsider nothing at all', async () => {
    await submit(anna, 'consistent');
    const reader = await member(test.db, projectId, 'reader');
    const seen = await getOverview(reader, projectId);
    expect(seen).toMatchObject({ figures: { samples: 4 }, lead: null });
    await expect(getOverview(anna, projectId)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    await expect(getOverview(await person(test.db), projectId)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

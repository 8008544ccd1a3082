import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { getProjectSettings } from '@/lib/project/server/get-project-settings';
import { removeMember } from '@/lib/project/server/people/remove-member';
import { setExposure } from '@/lib/project/server/set-exposure';
import { setMemberRole } from '@/lib/project/server/people/set-member-role';
import { assignNext } from '@/lib/round/server/places/assign-next';
import { changeRound } from '@/lib/round/server/rounds/change-round';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { submitDraft, roundOf } from '@/lib/testing/database/round';
import { saveChange } from '../labels/save-change';
import { type Claim, claimSample } from './claim-sample';
import { openReserved } from './open-reserved';
import { reserveSamples } from './reserve-samples';
import { skipSample } from './skip-sample';

const test = testDatabase();
type Person = Ctx & { userId: string };
let projectId: string;
let roundId: string;
let [lead, ann]: Person[] = [];
let samples: string[];
let atHand: Claim;
let ahead: Claim[];

/** Ann has opened the first of five pre-filled samples, and the two after it are reserved for her. */
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  roundId = (await firstRound(test.db, projectId)).id;
  samples = [];
  for (let at = 0; at < 5; at += 1) samples.push((await sample(test.db, projectId)).id);
  await methodPrediction(test.db, projectId, samples);
  lead = await member(test.db, projectId, 'lead');
  ann = await member(test.db, projectId, 'annotator');
  atHand = (await claimSample(ann, projectId))!;
  ahead = await reserveSamples(ann, projectId, { besides: samples[0]!, count: 2 });
});

const reserved = () =>
  test.db.assignment.count({ where: { projectId, userId: ann!.userId, reservedUntil: { not: null } } });
const drafts = () => test.db.annotation.count({ where: { projectId, source: 'annotator' } });
const free = async () =>
  (await test.db.roundSample.aggregate({ where: { roundId }, _sum: { openPlaces: true } }))._sum.openPlaces;
const gone = { error: { code: 'state', object: 'sample', reason: 'not_claimed' } };
const version = async () => (await test.db.project.findUniqueOrThrow({ where: { id: projectId } })).version;
const toBlind = async () =>
  setExposure(lead!, projectId, await version(), { policy: 'blind', controlShare: 0 });
const pilot = (userIds: string[]) =>
  createRound(
    lead!,
    projectId,
    roundOf({ kind: 'pilot', everybody: false, people: userIds.map((userId) => ({ userId })) }),
  );

describe('a reserved sample that nobody has opened', () => {
  const changes: [string, () => Promise<unknown>][] = [
    ['the policy changes', toBlind],
    ['a round opens', () => pilot([ann!.userId])],
    ['its round is closed', () => closeRound(lead!, projectId, roundId)],
    [
      'its person no longer takes part',
      () => changeRound(lead!, projectId, roundId, 1, { ...roundOf(), everybody: false, people: [] }),
    ],
    ['its person only reads', () => setMemberRole(lead!, projectId, ann!.userId, 'reader')],
    ['its person is removed', () => removeMember(lead!, projectId, ann!.userId)],
    [
      'its person is given others',
      () => assignNext(lead!, projectId, roundId, { userId: ann!.userId, count: 1 }),
    ],
  ];
  it.each(changes)('goes back without a trace when %s', async (_when, change) => {
    await change();
    expect(await reserved()).toBe(0);
    expect(
      await test.db.annotation.count({ where: { id: { in: ahead.map((one) => one.annotationId) } } }),
    ).toBe(0);
    expect(await test.db.annotation.count({ where: { id: atHand.annotationId } })).toBe(1);
    const trace = { sampleId: { in: ahead.map((one) => one.sampleId) }, action: { not: 'sample.assign' } };
    expect(await test.db.auditEvent.count({ where: trace })).toBe(0);
  });

  it('is refused to the workspace that holds it, and comes again under the new policy', async () => {
    await toBlind();
    expect(await free()).toBe(4);
    await expect(openReserved(ann!, projectId, ahead[0]!)).rejects.toMatchObject(gone);
    await submitDraft(ann!, atHand.annotationId);
    const again = (await claimSample(ann!, projectId))!;
    expect(again.sampleId).toBe(samples[1]);
    const draft = await test.db.annotation.findUniqueOrThrow({ where: { id: again.annotationId } });
    expect(draft).toMatchObject({ policy: 'blind', derivedFromId: null });
  });

  it('is refused to a workspace that shows the draft of before while its sample is reserved again', async () => {
    await toBlind();
    const again = await reserveSamples(ann!, projectId, { besides: samples[0]!, count: 2 });
    expect(again.map(({ sampleId }) => sampleId)).toEqual(ahead.map(({ sampleId }) => sampleId));
    await expect(openReserved(ann!, projectId, ahead[0]!)).rejects.toMatchObject(gone);
    expect(await reserved()).toBe(2);
    await openReserved(ann!, projectId, again[0]!);
    expect(await reserved()).toBe(1);
  });

  it('stays with its draft where its person has worked on it already', async () => {
    const change = { kind: 'flag', changeId: randomUUID(), reason: 'odd', version: 1 } as const;
    await saveChange(ann!, ahead[0]!.annotationId, change);
    await toBlind();
    expect(await reserved()).toBe(1);
    await openReserved(ann!, projectId, ahead[0]!);
  });

  it('a reserved sample: its draft does not count as started', async () => {
    const started = async () => (await getProjectSettings(lead!, projectId)).exposure.drafts;
    expect(await started()).toBe(1);
    expect(await drafts()).toBe(3);
    await openReserved(ann!, projectId, ahead[0]!);
    expect(await started()).toBe(2);
  });

  it('never outlives a change of policy that comes at the same moment, whoever is first', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => member(test.db, projectId, 'annotator')),
    );
    const [results] = await Promise.all([
      toBlind(),
      ...people.map((one) => reserveSamples(one, projectId, { besides: samples[0]!, count: 1 })),
    ]);
    expect(results).toBeUndefined();
    const left = await test.db.assignment.findMany({
      where: { projectId, reservedUntil: { not: null } },
      select: { sampleId: true },
    });
    const stale = await test.db.annotation.count({
      where: {
        sampleId: { in: left.map(({ sampleId }) => sampleId) },
        source: 'annotator',
        policy: 'prefilled',
      },
    });
    expect(stale).toBe(0);
  });
});

describe('the order of arrival', () => {
  /** All that Ann gets by asking the queue, each submitted, with what comes after it reserved meanwhile. */
  async function served(): Promise<number[]> {
    const got: number[] = [];
    for (let claim = await claimSample(ann!, projectId); claim; claim = await claimSample(ann!, projectId)) {
      got.push(samples.indexOf(claim.sampleId) + 1);
      await reserveSamples(ann!, projectId, { besides: claim.sampleId, count: 2 });
      await submitDraft(ann!, claim.annotationId);
    }
    return got;
  }

  it('is kept across what is reserved', async () => {
    expect(ahead.map(({ sampleId }) => sampleId)).toEqual(samples.slice(1, 3));
    expect(await served()).toEqual([1, 2, 3, 4, 5]);
  });

  it('goes on with the sample that is open, not with the one reserved before it was opened', async () => {
    await submitDraft(ann!, atHand.annotationId);
    await openReserved(ann!, projectId, ahead[0]!);
    expect(await claimSample(ann!, projectId)).toEqual(ahead[0]);
    expect(await served()).toEqual([2, 3, 4, 5]);
  });

  it('is kept where only the first reservation has lapsed and was freed', async () => {
    await test.db.assignment.updateMany({
      where: { projectId, userId: ann!.userId, sampleId: samples[1] },
      data: { reservedUntil: new Date(0) },
    });
    const bo = await member(test.db, projectId, 'annotator');
    const his = (await claimSample(bo, projectId))!;
    expect(his.sampleId).toBe(samples[1]);
    await skipSample(bo, projectId, his.sampleId, 'not mine');
    expect(await served()).toEqual([1, 2, 3, 4, 5]);
  });

  it('is that in which a lead gives samples out', async () => {
    const bo = await member(test.db, projectId, 'annotator');
    await assignNext(lead!, projectId, roundId, { userId: bo.userId, count: 2 });
    const first = (await claimSample(bo, projectId))!;
    await submitDraft(bo, first.annotationId);
    const second = (await claimSample(bo, projectId))!;
    expect([first, second].map(({ sampleId }) => sampleId)).toEqual(samples.slice(3));
  });
});

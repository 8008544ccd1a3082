import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeAdjudication } from '@/lib/adjudication/server/change-adjudication';
import type { Ctx } from '@/lib/auth/ctx';
import { draw } from '@/lib/round/draw';
import { assignNext } from '@/lib/round/server/places/assign-next';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { reassignPlace } from '@/lib/round/server/places/reassign-place';
import { addComment } from '@/lib/comment/server/add-comment';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { submitDraft, roundOf } from '@/lib/testing/database/round';
import { claimNamedSample } from './claim-named-sample';
import { claimSample } from './claim-sample';
import { getWorkspace } from './get-workspace';
import { reserveSamples } from './reserve-samples';
import { skipSample } from './skip-sample';

const test = testDatabase();
type Person = Ctx & { userId: string };
let projectId: string;
let lead: Person;
/** Of these the source tells the type; of the others nothing is known. */
let known: string[];
let others: string[];

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  known = [];
  others = [];
  for (let at = 0; at < 8; at += 1) (at < 4 ? known : others).push((await sample(test.db, projectId)).id);
  await test.db.sample.updateMany({
    where: { id: { in: known } },
    data: { coarseLabel: 'inconsistent', coarseType: 'Hallu' },
  });
});

const annotator = () => member(test.db, projectId, 'annotator');

/** A second round in which the known ones are honeypots, and every turn is a honeypot's as long as there are any. */
async function tried(overlap = 9): Promise<string> {
  await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
  const { id } = await createRound(lead, projectId, roundOf({ honeypotShare: 50, overlap }));
  await test.db.round.update({ where: { id }, data: { honeypotShare: 100 } });
  const laid = await test.db.roundSample.findMany({ where: { roundId: id, honeypot: true } });
  expect(laid.map(({ sampleId }) => sampleId).sort()).toEqual([...known].sort());
  return id;
}

/** All that somebody gets, each submitted; what was done and what lies ahead sum up alike all along. */
async function workOff(ctx: Ctx): Promise<string[]> {
  const got: string[] = [];
  const sums = new Set<number>();
  for (let claim = await claimSample(ctx, projectId); claim; claim = await claimSample(ctx, projectId)) {
    const { progress } = await getWorkspace(ctx, claim);
    sums.add(progress.submitted + progress.remaining);
    got.push(claim.sampleId);
    await submitDraft(ctx, claim.annotationId);
  }
  expect(sums.size).toBe(1);
  return got.sort();
}

const told = (ctx: Person, sampleId: string) =>
  test.db.notice.create({
    data: { userId: ctx.userId, projectId, kind: 'mention', sampleId, actorId: lead.userId },
  });

describe('a honeypot', () => {
  it('goes to nobody who had it before, adjudicated it, or was told of it; they get what is left', async () => {
    const [ann, bo, adjudicator] = [
      await annotator(),
      await annotator(),
      await member(test.db, projectId, 'lead'),
    ];
    const first = (await claimSample(ann, projectId))!;
    expect(first.sampleId).toBe(known[0]);
    await submitDraft(ann, first.annotationId);
    const second = (await claimSample(ann, projectId))!;
    await skipSample(ann, projectId, second.sampleId, '');
    const { name } = await test.db.user.findUniqueOrThrow({ where: { id: ann.userId } });
    await addComment(lead, projectId, known[2]!, { id: randomUUID(), body: `look, @${name}` });
    await changeAdjudication(adjudicator, projectId, known[0]!, { changeId: randomUUID(), kind: 'open' });
    await changeAdjudication(lead, projectId, known[0]!, {
      changeId: randomUUID(),
      kind: 'open',
      takeOver: true,
    });
    await tried();
    expect(await workOff(ann)).toEqual([known[3]!, ...others].sort());
    expect(await workOff(bo)).toEqual([...known, ...others].sort());
    // Who had the adjudication taken over from them knows it as who has it now.
    for (const ctx of [adjudicator, lead])
      expect(await workOff(ctx)).toEqual([...known.slice(1), ...others].sort());
  });

  it('is not reserved for them either', async () => {
    const ann = await annotator();
    for (const id of known.slice(0, 3)) await told(ann, id);
    await tried();
    const { sampleId } = (await claimSample(ann, projectId))!;
    expect(sampleId).toBe(known[3]);
    const ahead = await reserveSamples(ann, projectId, { besides: sampleId, count: 2 });
    expect(ahead.map((one) => others.includes(one.sampleId))).toEqual([true, true]);
  });

  it('comes to no one who knows it when ten ask at once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, annotator));
    const [knowing, fresh] = [people.slice(0, 5), people.slice(5)];
    for (const ctx of knowing) for (const id of known) await told(ctx, id);
    await tried(2);
    const claims = await Promise.all(people.map((ctx) => claimSample(ctx, projectId)));
    const got = claims.map((claim) => claim!.sampleId);
    expect(got.slice(0, 5).every((id) => others.includes(id))).toBe(true);
    expect(got.slice(5).every((id) => known.includes(id))).toBe(true);
    expect(
      await test.db.assignment.count({ where: { userId: { in: fresh.map(({ userId }) => userId) } } }),
    ).toBe(5);
    const open = await test.db.roundSample.aggregate({
      where: { sampleId: { in: others }, round: { number: 2 } },
      _sum: { openPlaces: true },
    });
    expect(open._sum.openPlaces).toBe(4 * 2 - 5);
  });
});

describe('a honeypot by hand', () => {
  const refused = (reason: string) => ({ error: { code: 'state', object: 'sample', reason } });

  it('is not given to somebody who knows it; whoever holds it keeps it', async () => {
    const [ann, bo, carl] = [await annotator(), await annotator(), await annotator()];
    for (const id of known) await told(ann, id);
    const roundId = await tried();
    const { sampleId } = (await claimSample(bo, projectId))!;
    const { id: placeId } = await test.db.assignment.findFirstOrThrow({
      where: { sampleId, userId: bo.userId },
    });
    const give = (ctx: Ctx, userId: string) => reassignPlace(ctx, projectId, roundId, { placeId, userId });
    await expect(give(bo, carl.userId)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    await expect(give(lead, ann.userId)).rejects.toMatchObject(refused('honeypot_known'));
    expect(await claimSample(bo, projectId)).toMatchObject({ sampleId });
    await give(lead, carl.userId);
    expect(await claimSample(carl, projectId)).toMatchObject({ sampleId });
  });

  it('is picked by no lead, and taken up again by whoever gave it back', async () => {
    const bo = await annotator();
    await tried();
    const { sampleId } = (await claimSample(bo, projectId))!;
    await expect(
      claimNamedSample(
        lead,
        projectId,
        known.find((id) => id !== sampleId)!,
      ),
    ).rejects.toMatchObject(refused('honeypot_picked'));
    expect(await claimNamedSample(lead, projectId, others[0]!)).toMatchObject({ sampleId: others[0] });
    await skipSample(bo, projectId, sampleId, '');
    expect(await claimNamedSample(bo, projectId, sampleId)).toMatchObject({ sampleId });
    await expect(claimNamedSample(bo, projectId, others[1]!)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});

describe('a sample that somebody skipped', () => {
  it('is offered to them in no later round, and can be given to them by a lead', async () => {
    const ann = await annotator();
    const { sampleId } = (await claimSample(ann, projectId))!;
    await skipSample(ann, projectId, sampleId, 'too long');
    await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
    const { id } = await createRound(lead, projectId, roundOf());
    expect(await workOff(ann)).toEqual([...known, ...others].filter((one) => one !== sampleId).sort());
    expect(await assignNext(lead, projectId, id, { userId: ann.userId, count: 5 })).toBe(1);
    expect(await claimSample(ann, projectId)).toMatchObject({ sampleId });
  });
});

describe('the queue beside honeypots', () => {
  it('never goes by number, which would tell them: equals come by their draw, arrival is left to chance', async () => {
    await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
    for (const order of ['judge_judge', 'arrival'] as const) {
      const { id } = await createRound(
        lead,
        projectId,
        roundOf({ honeypotShare: 50, order, randomShare: 0 }),
      );
      const queue = await test.db.roundSample.findMany({
        where: { roundId: id },
        orderBy: { queueKey: 'asc' },
      });
      const keys = queue.map(({ sampleId }) => draw('order', id, sampleId));
      expect(keys).toHaveLength(8);
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
    }
  });
});

describe('the honeypots of a round', () => {
  const laid = async () => {
    const { id } = await createRound(lead, projectId, roundOf({ honeypotShare: 50 }));
    const rows = await test.db.roundSample.findMany({ where: { roundId: id, honeypot: true } });
    return rows.map(({ sampleId }) => sampleId).sort();
  };
  const half = () => known.slice(0, 2).sort();

  it('are read by a judge as most of its samples are, unless nobody sees the judge', async () => {
    await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
    await methodPrediction(test.db, projectId, [...half(), ...others]);
    expect(await laid()).toEqual(half());
    await test.db.project.update({ where: { id: projectId }, data: { exposurePolicy: 'blind' } });
    expect(await laid()).toEqual([...known].sort());
  });

  it('have no prediction where most have none', async () => {
    await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
    await methodPrediction(test.db, projectId, known.slice(2));
    expect(await laid()).toEqual(half());
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { whatIsUnavailable } from '@/lib/db/unavailable';
import { removeMember } from '@/lib/project/server/people/remove-member';
import { draw, isDrawn } from '@/lib/round/draw';
import type { RoundFields } from '@/lib/round/round';
import { assignNext } from '@/lib/round/server/places/assign-next';
import { changeRound } from '@/lib/round/server/rounds/change-round';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { getRound } from '@/lib/round/server/rounds/get-round';
import { listPlaces, placesQuerySchema } from '@/lib/round/server/places/list-places';
import { openRound } from '@/lib/round/server/rounds/open-round';
import { reassignPlace } from '@/lib/round/server/places/reassign-place';
import { sortRound } from '@/lib/round/server/places/sort-rounds';
import { firstRound, member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import { submitDraft, judgeAll, roundOf } from '@/lib/testing/database/round';
import { claimNamedSample } from '../assignment/claim-named-sample';
import { claimSample } from '../assignment/claim-sample';
import { getWorkspace } from '../assignment/get-workspace';
import { skipSample } from '../assignment/skip-sample';

const test = testDatabase();
let projectId: string;
let lead: Ctx & { userId: string };

/** A project whose first round is closed, so that the round made here is the only one at work. */
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
});

const annotator = () => member(test.db, projectId, 'annotator');
/** One after another, since the order of arrival counts. */
async function many<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < count; at += 1) made.push(await make());
  return made;
}
const round = (more: Partial<RoundFields> = {}) => createRound(lead, projectId, roundOf(more));
const queue = (roundId: string) =>
  test.db.roundSample.findMany({ where: { roundId }, orderBy: [{ queueKey: 'asc' }, { sampleId: 'asc' }] });
const auditRows = async (action: string) => test.db.auditEvent.findMany({ where: { projectId, action } });
const refused = (reason: string) => ({ error: { code: 'state', reason } });

describe('createRound', () => {
  it('gives a share of the samples the full overlap, by the same draw as the pure rule', async () => {
    const samples = await many(60, () => sample(test.db, projectId));
    const { id, number } = await round({ overlap: 3, share: 40 });
    expect(number).toBe(2);
    const rows = await queue(id);
    expect(rows.map(({ sampleId }) => sampleId)).toEqual(samples.map((one) => one.id));
    expect(rows.map(({ places }) => places)).toEqual(
      samples.map((one) => (isDrawn(draw('share', id, one.id), 40) ? 3 : 1)),
    );
    const sum = rows.reduce((all, { places }) => all + places, 0);
    expect(sum).toBeGreaterThan(60);
    expect((await test.db.round.findUniqueOrThrow({ where: { id } })).places).toBe(sum);
    expect(await auditRows('round.create')).toMatchObject([{ actorId: lead.userId, objectId: id }]);
  });

  it('takes in what comes later, up to its size', async () => {
    await many(3, () => sample(test.db, projectId));
    const [whole, part] = [await round(), await round({ size: 4 })];
    await many(3, () => sample(test.db, projectId));
    expect([(await queue(whole.id)).length, (await queue(part.id)).length]).toEqual([6, 4]);
    await closeRound(lead, projectId, whole.id);
    await sample(test.db, projectId);
    expect(await queue(part.id)).toHaveLength(4);
  });

  it('is for leads of the project alone, and takes only its people', async () => {
    const [ann, outsider] = [await annotator(), await person(test.db)];
    await expect(createRound(ann, projectId, roundOf())).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(createRound(outsider, projectId, roundOf())).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
    await expect(round({ everybody: false, people: [{ userId: outsider.userId }] })).rejects.toMatchObject({
      error: { code: 'invalid' },
    });
    const other = await project(test.db);
    const foreign = await firstRound(test.db, other.id);
    await expect(closeRound(lead, projectId, foreign.id)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'round' },
    });
    expect(await test.db.round.count({ where: { projectId } })).toBe(1);
  });
});

/** Asks again, as a browser does, where a busy machine has no connection in time. */
async function whenFree<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (whatIsUnavailable(error) !== 'database') throw error;
    }
}

describe('whose turn it is', () => {
  it('fills every place of fifty people who ask at once, none twice, nobody twice on a sample', async () => {
    await many(12, () => sample(test.db, projectId));
    const { id } = await round({ overlap: 3 });
    const people = await many(50, annotator);
    const claims = await Promise.all(people.map((ctx) => whenFree(() => claimSample(ctx, projectId))));
    expect(claims.filter(Boolean)).toHaveLength(36);
    const rows = await queue(id);
    expect(rows.map(({ openPlaces }) => openPlaces)).toEqual(Array<number>(12).fill(0));
    const held = await test.db.assignment.groupBy({ by: ['sampleId'], where: { roundId: id }, _count: true });
    expect(held.map(({ _count }) => _count)).toEqual(Array<number>(12).fill(3));
  });

  it('works training off first, then round by round, and starts a draft in each', async () => {
    await many(2, () => sample(test.db, projectId));
    await test.db.sample.updateMany({ where: { projectId }, data: { coarseLabel: 'consistent' } });
    const [main, training] = [await round(), await round({ kind: 'training', size: 1 })];
    const ann = await annotator();
    const first = (await claimSample(ann, projectId))!;
    await submitDraft(ann, first.annotationId);
    const second = (await claimSample(ann, projectId))!;
    expect(
      await test.db.annotation.findMany({
        where: { author: { userId: ann.userId } },
        orderBy: { createdAt: 'asc' },
        select: { id: true, roundId: true },
      }),
    ).toEqual([
      { id: first.annotationId, roundId: training.id },
      { id: second.annotationId, roundId: main.id },
    ]);
  });

  it('gives chosen people alone their part, in the languages that they read', async () => {
    await many(6, () => sample(test.db, projectId, { language: 'zh-CN' }));
    await many(2, () => sample(test.db, projectId, { language: 'en' }));
    const [ann, bo, cy] = [await annotator(), await annotator(), await annotator()];
    const { id } = await round({
      everybody: false,
      even: true,
      people: [
        { userId: ann.userId, weight: 3, languages: ['zh'] },
        { userId: bo.userId, languages: ['en'] },
      ],
    });
    const all = async (ctx: Ctx) => {
      const got: string[] = [];
      for (let claim = await claimSample(ctx, projectId); claim; claim = await claimSample(ctx, projectId)) {
        got.push(claim.sampleId);
        await submitDraft(ctx, claim.annotationId);
      }
      return (await test.db.roundSample.findMany({ where: { roundId: id, sampleId: { in: got } } })).map(
        ({ language }) => language,
      );
    };
    expect(await all(cy)).toEqual([]);
    // Six of eight places are Ann's by weight, two are Bo's.
    expect(await all(ann)).toEqual(Array<string>(6).fill('zh'));
    expect(await all(bo)).toEqual(['en', 'en']);
  });

  /** Has people submit all that they get, one after another. */
  const workOff = async (ctx: Ctx): Promise<number> => {
    let count = 0;
    for (let claim = await claimSample(ctx, projectId); claim; claim = await claimSample(ctx, projectId)) {
      await submitDraft(ctx, claim.annotationId);
      count += 1;
    }
    return count;
  };
  const shared = (people: RoundFields['people'], more: Partial<RoundFields> = {}) =>
    round({ everybody: false, even: true, people, ...more });

  it('goes past one’s part where nobody who has room reads the language', async () => {
    await many(6, () => sample(test.db, projectId, { language: 'zh-CN' }));
    await many(2, () => sample(test.db, projectId, { language: 'en' }));
    const [ann, bo, cy] = [await annotator(), await annotator(), await annotator()];
    const { id } = await shared([
      { userId: ann.userId, weight: 1, languages: ['zh'] },
      { userId: bo.userId, weight: 1, languages: ['en'] },
      { userId: cy.userId, weight: 1, languages: ['zh', 'fr'] },
    ]);
    // Three of eight places each; while Cy has room, Chinese ones are Cy's.
    expect(await workOff(ann)).toBe(3);
    await changeRound(lead, projectId, id, 1, {
      ...roundOf({ everybody: false, even: true }),
      people: [
        { userId: ann.userId, weight: 1, languages: ['zh'] },
        { userId: bo.userId, weight: 2, languages: ['en'] },
      ],
    });
    expect(await workOff(bo)).toBe(2);
    expect(await workOff(ann)).toBe(3);
    expect((await getRound(lead, projectId, id)).free).toBe(0);
  });

  it('goes past one’s part where all who have room have had the sample', async () => {
    await many(3, () => sample(test.db, projectId));
    const [ann, bo, cy] = [await annotator(), await annotator(), await annotator()];
    const { id } = await shared(
      [ann, bo, cy].map(({ userId }) => ({ userId, weight: 1, languages: [] })),
      { overlap: 2 },
    );
    expect([await workOff(ann), await workOff(bo), await workOff(cy)]).toEqual([2, 2, 1]);
    expect(await getRound(lead, projectId, id)).toMatchObject({ free: 1, stuck: { unread: [], few: 0 } });
    const claim = (await claimSample(ann, projectId))!;
    expect(await getWorkspace(ann, claim)).toMatchObject({ progress: { submitted: 2, remaining: 0 } });
    await submitDraft(ann, claim.annotationId);
    expect((await getRound(lead, projectId, id)).free).toBe(0);
  });

  it('places that nobody may take: are counted as stuck', async () => {
    await many(2, () => sample(test.db, projectId, { language: 'zh-CN' }));
    await many(3, () => sample(test.db, projectId, { language: 'fr' }));
    const [ann, bo] = [await annotator(), await annotator()];
    const { id } = await shared(
      [ann, bo].map(({ userId }) => ({ userId, languages: ['zh'] })),
      { overlap: 3 },
    );
    const stuck = async () => (await getRound(lead, projectId, id)).stuck;
    const unread = [{ language: 'fr', places: 9 }];
    expect(await stuck()).toEqual({ unread, few: 2 });
    expect(await workOff(ann)).toBe(2);
    expect(await stuck()).toEqual({ unread, few: 2 });
    // A released sample is not offered again: one place of one sample more.
    const claim = (await claimSample(bo, projectId))!;
    await skipSample(bo, projectId, claim.sampleId, 'unclear');
    expect(await stuck()).toEqual({ unread, few: 3 });
    const cy = await annotator();
    expect(await assignNext(lead, projectId, id, { userId: cy.userId, count: 5 })).toBe(5);
    expect(await stuck()).toEqual({ unread: [{ language: 'fr', places: 6 }], few: 1 });
  });

  it('passes over withdrawn samples, and has them again when they come back', async () => {
    const { id: sampleId } = await sample(test.db, projectId);
    await round();
    await test.db.sample.update({ where: { id: sampleId }, data: { withdrawnAt: new Date() } });
    const ann = await annotator();
    expect(await claimSample(ann, projectId)).toBeNull();
    await test.db.sample.update({ where: { id: sampleId }, data: { withdrawnAt: null } });
    expect(await claimSample(ann, projectId)).toMatchObject({ sampleId });
  });
});

describe('closeRound and openRound', () => {
  it('give up what nobody took, let who holds submit, and free it again', async () => {
    await many(3, () => sample(test.db, projectId));
    const { id } = await round({ overlap: 2 });
    const ann = await annotator();
    const claim = (await claimSample(ann, projectId))!;
    await closeRound(lead, projectId, id);
    await expect(closeRound(lead, projectId, id)).rejects.toMatchObject(refused('round_closed'));
    expect((await queue(id)).map(({ places, openPlaces }) => [places, openPlaces])).toEqual([
      [1, 0],
      [2, 2],
      [2, 2],
    ]);
    expect(await auditRows('round.close')).toMatchObject([{}, { after: { givenUp: 5 } }]);
    await submitDraft(ann, claim.annotationId);
    expect(await claimSample(await annotator(), projectId)).toBeNull();
    const next = await round();
    expect((await queue(id)).map(({ places, openPlaces }) => [places, openPlaces])).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(await queue(next.id)).toHaveLength(3);
    await openRound(lead, projectId, id);
    expect((await queue(id)).map(({ places, openPlaces }) => [places, openPlaces])).toEqual([
      [2, 1],
      [2, 2],
      [2, 2],
    ]);
  });
});

describe('leases', () => {
  it('bring a place back, keep the draft, and let its person take it again', async () => {
    const { id: sampleId } = await sample(test.db, projectId);
    const { id: roundId } = await round({ leaseHours: 24 });
    const [ann, bo] = [await annotator(), await annotator()];
    const claim = (await claimSample(ann, projectId))!;
    await judgeAll(ann, claim.annotationId);
    expect(await claimSample(bo, projectId)).toBeNull();
    await test.db.assignment.updateMany({ data: { leaseUntil: new Date(Date.now() - 1) } });
    const other = (await claimSample(bo, projectId))!;
    expect(other.sampleId).toBe(sampleId);
    await expect(judgeAll(ann, claim.annotationId)).rejects.toMatchObject(refused('lease_expired'));
    const view = await getWorkspace(ann, { sampleId });
    expect(view).toMatchObject({ access: 'read', closedBy: 'lapsed' });
    expect(view.segments.every(({ label }) => label.fact === 'consistent')).toBe(true);
    await expect(claimNamedSample(ann, projectId, sampleId)).rejects.toMatchObject(refused('sample_taken'));
    expect(await auditRows('sample.lapse')).toMatchObject([{ actorId: null, sampleId }]);

    await test.db.assignment.updateMany({
      where: { userId: bo.userId },
      data: { leaseUntil: new Date(Date.now() - 1) },
    });
    expect(await claimSample(await annotator(), projectId)).not.toBeNull();
    await test.db.roundSample.updateMany({ where: { roundId }, data: { openPlaces: 1 } });
    expect(await claimNamedSample(ann, projectId, sampleId)).toEqual(claim);
    await submitDraft(ann, claim.annotationId);
  });

  it('last as long as somebody works', async () => {
    await sample(test.db, projectId);
    await round({ leaseHours: 10 });
    const ann = await annotator();
    const claim = (await claimSample(ann, projectId))!;
    const soon = new Date(Date.now() + 60_000);
    await test.db.assignment.updateMany({ data: { leaseUntil: soon } });
    await judgeAll(ann, claim.annotationId);
    const { leaseUntil } = await test.db.assignment.findFirstOrThrow({ where: { userId: ann.userId } });
    expect(leaseUntil!.getTime() - soon.getTime()).toBeGreaterThan(9 * 3_600_000);
  });
});

describe('order of the queue', () => {
  it('ranks what judges differ on first, with a random part in between, and anew when asked', async () => {
    const samples = await many(20, () => sample(test.db, projectId));
    await methodPrediction(
      test.db,
      projectId,
      samples.map(({ id }) => id),
    );
    const calm = RIVER.map((segment) => ({ ...segment, fact: 'consistent' as const }));
    const apart = samples[13]!.id;
    await methodPrediction(test.db, projectId, [apart], calm, { method: 'other', judges: ['fact'] });
    for (const order of ['judge_judge', 'entropy'] as const) {
      const { id } = await round({ order, randomShare: 20 });
      const rows = await queue(id);
      const ranked = rows.filter(({ stratum }) => stratum === 'ranked');
      if (ranked.some(({ sampleId }) => sampleId === apart)) expect(ranked[0]?.sampleId).toBe(apart);
      expect(new Set(rows.map(({ stratum }) => stratum))).not.toContain('whole');
    }
    const { id } = await round({ order: 'judge_judge', randomShare: 0 });
    expect((await queue(id))[0]?.sampleId).toBe(apart);
    const now = samples[7]!.id;
    await methodPrediction(test.db, projectId, [now], calm, { method: 'other', judges: ['fact'] });
    await methodPrediction(test.db, projectId, [apart], RIVER, { method: 'other', judges: ['fact'] });
    await sortRound(lead, projectId, id);
    expect((await queue(id))[0]?.sampleId).toBe(now);
    await expect(sortRound(await annotator(), projectId, id)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });

  it('ranks by shares of pairs and by entropy, as worked by hand, and lets random ones take turns', async () => {
    const calm = RIVER.map((segment) => ({ ...segment, fact: 'consistent' as const }));
    /** One letter a judge: x finds the error, c does not. Last, a person. */
    const said: [judges: string, person: 'Hallu' | 'consistent'][] = [
      ['cccc', 'consistent'],
      ['x', 'Hallu'],
      ['xccc', 'Hallu'],
      ['xxcc', 'consistent'],
      ['', 'consistent'],
    ];
    const samples = await many(said.length, () => sample(test.db, projectId));
    for (const [at, [judges]] of said.entries())
      for (const [n, word] of [...judges].entries()) {
        const judge = { method: `judge ${n}`, judges: ['fact' as const] };
        await methodPrediction(test.db, projectId, [samples[at]!.id], word === 'x' ? RIVER : calm, judge);
      }
    await round();
    const ann = await annotator();
    for (const [, person] of said)
      await submitDraft(ann, (await claimSample(ann, projectId))!.annotationId, person);
    const ranked = async (order: RoundFields['order']) => {
      const rows = await queue((await round({ order, randomShare: 0 })).id);
      expect(rows.map(({ queueKey }) => queueKey)).toEqual([0.5, 1.5, 2.5, 3.5, 4.5]);
      return rows.map(({ sampleId }) => samples.findIndex(({ id }) => id === sampleId));
    };
    // Pairs of judges: 4 of 6, 3 of 6, 0 of 6; with less than two judges none.
    expect(await ranked('judge_judge')).toEqual([3, 2, 0, 1, 4]);
    // 1 bit, 0.81 bits, none.
    expect(await ranked('entropy')).toEqual([3, 2, 0, 1, 4]);
    // Judges against the person: 3 of 4, 2 of 4, 0 of 4, 0 of 1; without a judge none.
    expect(await ranked('judge_human')).toEqual([2, 3, 0, 1, 4]);

    const rows = await queue((await round({ order: 'entropy', randomShare: 20 })).id);
    const keys = (stratum: string) =>
      rows.filter((row) => row.stratum === stratum).map(({ queueKey }) => queueKey);
    expect(keys('ranked')).toEqual([0.625, 1.875, 3.125, 4.375, 5.625].slice(0, keys('ranked').length));
    expect(keys('random')).toEqual([2.5, 7.5, 12.5, 17.5, 22.5].slice(0, keys('random').length));
    expect(keys('ranked').length + keys('random').length).toBe(5);
  });

  it('ranks what people and judges differ on', async () => {
    const samples = await many(3, () => sample(test.db, projectId));
    const calm = RIVER.map((segment) => ({ ...segment, fact: 'consistent' as const }));
    await methodPrediction(
      test.db,
      projectId,
      samples.map(({ id }) => id),
      calm,
    );
    await round();
    const ann = await annotator();
    for (const choice of ['consistent', 'consistent', 'Hallu'] as const)
      await submitDraft(ann, (await claimSample(ann, projectId))!.annotationId, choice);
    const { id } = await round({ kind: 'reannotation', order: 'judge_human', randomShare: 0 });
    expect((await queue(id)).map(({ sampleId }) => sampleId)).toEqual(
      [samples[2], samples[0], samples[1]].map((one) => one!.id),
    );
  });

  it('a random order: the same for everybody', async () => {
    const samples = await many(12, () => sample(test.db, projectId));
    const { id } = await round({ order: 'random' });
    const order = (await queue(id)).map(({ sampleId }) => sampleId);
    expect(order).not.toEqual(samples.map((one) => one.id));
    expect((await claimSample(await annotator(), projectId))?.sampleId).toBe(order[0]);
  });
});

describe('reassignPlace and assignNext', () => {
  it('take a sample from somebody who is labelling it, who is told and keeps the draft to read', async () => {
    const { id: sampleId } = await sample(test.db, projectId);
    const { id: roundId } = await round();
    const [ann, bo] = [await annotator(), await annotator()];
    const claim = (await claimSample(ann, projectId))!;
    await judgeAll(ann, claim.annotationId);
    const { id: placeId } = await test.db.assignment.findFirstOrThrow({ where: { roundId } });
    const holders = async () => {
      const { rows } = await listPlaces(lead, projectId, roundId, placesQuerySchema.parse({}));
      return rows.map((row) => [row.state, row.holders]);
    };
    expect(await holders()).toEqual([['claimed', [ann.userId]]]);
    const reassign = (ctx: Ctx) => reassignPlace(ctx, projectId, roundId, { placeId, userId: bo.userId });
    await expect(reassign(ann)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    await reassign(lead);
    await expect(judgeAll(ann, claim.annotationId)).rejects.toMatchObject(refused('reassigned'));
    const view = await getWorkspace(ann, { sampleId });
    expect(view).toMatchObject({ access: 'read', closedBy: 'reassigned' });
    expect(view.segments[0]?.label.fact).toBe('consistent');
    await expect(reassign(lead)).rejects.toMatchObject(refused('not_claimed'));
    expect(await claimSample(ann, projectId)).toBeNull();
    const given = (await claimSample(bo, projectId))!;
    expect(given.sampleId).toBe(sampleId);
    await submitDraft(bo, given.annotationId);
    expect(await holders()).toContainEqual(['submitted', [bo.userId]]);
    expect(await auditRows('sample.reassign')).toMatchObject([
      { actorId: lead.userId, before: { userId: ann.userId }, after: { userId: bo.userId } },
    ]);
    expect((await queue(roundId))[0]?.openPlaces).toBe(0);
  });

  it('lays the next ones before a person, and nobody else gets these', async () => {
    await many(4, () => sample(test.db, projectId));
    const { id: roundId } = await round();
    const [ann, bo] = [await annotator(), await annotator()];
    expect(await assignNext(lead, projectId, roundId, { userId: bo.userId, count: 3 })).toBe(3);
    expect(await assignNext(lead, projectId, roundId, { userId: bo.userId, count: 3 })).toBe(1);
    expect(await claimSample(ann, projectId)).toBeNull();
    expect(await claimSample(bo, projectId)).not.toBeNull();
    expect(await auditRows('sample.assign')).toHaveLength(4);
    const outsider = await person(test.db);
    await expect(
      assignNext(lead, projectId, roundId, { userId: outsider.userId, count: 1 }),
    ).rejects.toMatchObject({ error: { code: 'not_found', object: 'member' } });
  });

  it('leave no label behind when a member goes in the middle', async () => {
    await sample(test.db, projectId);
    const { id: roundId } = await round({ everybody: false, people: [] });
    const [ann, bo] = [await annotator(), await annotator()];
    const people = [{ userId: ann.userId, weight: 1, languages: [] }];
    await changeRound(lead, projectId, roundId, 1, { ...roundOf(), everybody: false, people });
    const claim = (await claimSample(ann, projectId))!;
    await judgeAll(ann, claim.annotationId);
    await removeMember(lead, projectId, ann.userId);
    expect(await test.db.roundMember.count({ where: { roundId } })).toBe(0);
    expect((await queue(roundId))[0]?.openPlaces).toBe(1);
    expect(
      await test.db.label.count({ where: { annotationId: claim.annotationId, decidedAt: { not: null } } }),
    ).toBe(2);
    await expect(
      changeRound(lead, projectId, roundId, 1, { ...roundOf(), people: [] }),
    ).rejects.toMatchObject({ error: { code: 'stale', object: 'round', version: 2 } });
    await changeRound(lead, projectId, roundId, 2, { ...roundOf(), people: [] });
    expect(await claimSample(bo, projectId)).not.toBeNull();
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { refreshEntries } from '@/lib/adjudication/server/queue/refresh-entries';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft, roundOf } from '@/lib/testing/database/round';
import { closeRound } from '../rounds/close-round';
import { createRound } from '../rounds/create-round';
import { findKnownAnswer } from './find-known-answer';
import { getRound } from '../rounds/get-round';
import { knownQuerySchema, listKnown } from './list-known';
import { previewRound } from '../rounds/preview-round';
import { setKnownUse } from './set-known-use';

const test = testDatabase();
type Person = Ctx & { userId: string };
let projectId: string;
let lead: Person;
let samples: string[];

/** Twenty samples without an answer. */
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  samples = [];
  for (let n = 0; n < 20; n += 1) samples.push((await sample(test.db, projectId)).id);
});

const know = async (ids: readonly string[], verdict: 'consistent' | 'inconsistent') =>
  test.db.sample.updateMany({ where: { id: { in: [...ids] } }, data: { coarseLabel: verdict } });
const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => member(test.db, projectId, 'annotator')));
const honeypotsOf = async (roundId: string) =>
  (await test.db.roundSample.findMany({ where: { roundId, honeypot: true } })).map(
    ({ sampleId }) => sampleId,
  );
const closeFirst = async () => closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);

/** All that somebody gets, each done with; in order. */
async function workOff(ctx: Person): Promise<string[]> {
  const got: string[] = [];
  for (let claim = await claimSample(ctx, projectId); claim; claim = await claimSample(ctx, projectId)) {
    got.push(claim.sampleId);
    await test.db.assignment.updateMany({
      where: { userId: ctx.userId, state: 'claimed' },
      data: { state: 'submitted', submittedAt: new Date() },
    });
  }
  return got;
}

describe('a known answer', () => {
  it('is what a lead adjudicated, else what the rule makes gold of, else what the source says', async () => {
    const [one = '', two = '', three = ''] = samples;
    expect(await findKnownAnswer(test.db, one)).toBeNull();
    await know([one, two], 'inconsistent');
    await test.db.sample.update({ where: { id: three }, data: { coarseType: 'KConf' } });
    expect(await findKnownAnswer(test.db, one)).toEqual({
      origin: 'source',
      verdict: 'inconsistent',
      types: [],
    });
    expect(await findKnownAnswer(test.db, three)).toEqual({
      origin: 'source',
      verdict: 'inconsistent',
      types: ['KConf'],
    });

    await closeFirst();
    await createRound(lead, projectId, roundOf({ overlap: 2 }));
    for (const ctx of await people(2)) {
      const claim = (await claimSample(ctx, projectId))!;
      expect(claim.sampleId).toBe(one);
      await submitDraft(ctx, claim.annotationId);
    }
    await refreshEntries(lead, projectId);
    expect(await findKnownAnswer(test.db, one)).toEqual({
      origin: 'agreed',
      verdict: 'consistent',
      types: [],
    });
    await test.db.project.update({ where: { id: projectId }, data: { goldRule: 'none' } });
    expect(await findKnownAnswer(test.db, one)).toMatchObject({ origin: 'source' });

    const { segmentationId } = await test.db.annotation.findFirstOrThrow({ where: { sampleId: one } });
    const author = await test.db.author.create({ data: { projectId, name: 'Lead' } });
    await test.db.annotation.create({
      data: {
        projectId,
        sampleId: one,
        segmentationId,
        authorId: author.id,
        source: 'adjudication',
        state: 'submitted',
        verdict: 'inconsistent',
        errorTypes: ['Hallu'],
        submittedAt: new Date(),
      },
    });
    expect(await findKnownAnswer(test.db, one)).toEqual({
      origin: 'adjudication',
      verdict: 'inconsistent',
      types: ['Hallu'],
    });
  });

  it('is listed for leads alone, with where it serves, to how many it is new, and both verdicts counted', async () => {
    const [ann] = await people(1);
    await know(samples.slice(0, 2), 'consistent');
    await know(samples.slice(2, 3), 'inconsistent');
    const claim = (await claimSample(ann!, projectId))!;
    const all = await listKnown(lead, projectId, knownQuerySchema.parse({}));
    expect(all).toMatchObject({ total: 3, counts: { consistent: 2, inconsistent: 1 }, people: 2 });
    expect(all.rows.map(({ sampleId, newTo }) => [sampleId, newTo])).toEqual([
      [claim.sampleId, 1],
      [samples[1], 2],
      [samples[2], 2],
    ]);
    const { number } = await createRound(lead, projectId, roundOf({ kind: 'training' }));
    const { rows } = await listKnown(lead, projectId, knownQuerySchema.parse({ verdict: 'inconsistent' }));
    expect(rows).toMatchObject([{ sampleId: samples[2], rounds: [{ number, training: true, given: 0 }] }]);
    await expect(listKnown(ann!, projectId, knownQuerySchema.parse({}))).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});

describe('the honeypots of a round', () => {
  it('hold both verdicts and are the ones that were shown before', async () => {
    await know(samples.slice(0, 9), 'consistent');
    await know(samples.slice(9, 11), 'inconsistent');
    await people(2);
    await closeFirst();
    const before = await previewRound(lead, projectId, roundOf({ honeypotShare: 20 }));
    expect(before).toMatchObject({ honeypots: 4 });
    expect(before.people.map(({ honeypots }) => honeypots)).toEqual([4, 4, 4]);
    const { id } = await createRound(lead, projectId, roundOf({ honeypotShare: 20 }));
    const laid = await honeypotsOf(id);
    expect(laid.filter((sampleId) => samples.indexOf(sampleId) < 9)).toHaveLength(2);
    expect(laid.filter((sampleId) => samples.indexOf(sampleId) >= 9)).toHaveLength(2);
  });

  it('come from the whole project where a round draws its samples', async () => {
    await know(samples.slice(0, 3), 'consistent');
    await know(samples.slice(3, 6), 'inconsistent');
    await closeFirst();
    const { id } = await createRound(lead, projectId, roundOf({ size: 5, honeypotShare: 50 }));
    expect(await honeypotsOf(id)).toHaveLength(3);
    const { places } = await test.db.round.findUniqueOrThrow({ where: { id } });
    const own = await test.db.roundSample.count({ where: { roundId: id, honeypot: false } });
    expect(places).toBe(own);
  });

  it.each([
    [20, 3],
    [25, 4],
  ])(
    'at a share of %i per cent reach each of %i people as it says, from the first samples on',
    async (share, count) => {
      await know(samples.slice(0, 4), 'consistent');
      await know(samples.slice(4, 8), 'inconsistent');
      await closeFirst();
      const { id } = await createRound(lead, projectId, roundOf({ honeypotShare: share, overlap: 9 }));
      const pots = await honeypotsOf(id);
      expect(pots).toHaveLength((20 * share) / 100);
      for (const ctx of await people(count)) {
        const got = await workOff(ctx);
        for (let n = 1; n <= got.length; n += 1) {
          const given = got.slice(0, n).filter((sampleId) => pots.includes(sampleId)).length;
          expect(Math.abs(given - (n * share) / 100)).toBeLessThan(1);
        }
      }
      const { honeypotReport: honeypots } = await getRound(lead, projectId, id);
      expect(honeypots.people.filter(({ had }) => had > 0).every(({ given, due }) => given === due)).toBe(
        true,
      );
      expect(honeypots.rows.map(({ given }) => given).reduce((a, b) => a + b)).toBeGreaterThan(0);
    },
  );

  it('prefer what is new to people, and a lead sees for whom there are none', async () => {
    const [ann, bo] = await people(2);
    await know(samples.slice(0, 4), 'consistent');
    // The first of the queue are known to Ann, who reads them; two more to nobody.
    for (let n = 0; n < 4; n += 1)
      await submitDraft(ann!, (await claimSample(ann!, projectId))!.annotationId);
    await closeFirst();
    const { id } = await createRound(lead, projectId, roundOf({ honeypotShare: 10, overlap: 2 }));
    await workOff(ann!);
    await workOff(bo!);
    const { honeypotReport: honeypots } = await getRound(lead, projectId, id);
    const of = (ctx: Person) => honeypots.people.find(({ userId }) => userId === ctx.userId);
    expect(of(ann!)).toMatchObject({ given: 0, left: 0 });
    expect(of(ann!)!.due).toBeGreaterThan(0);
    expect(of(bo!)).toMatchObject({ given: 2, due: 2, left: 0 });

    await closeRound(lead, projectId, id);
    await know([samples[10]!], 'inconsistent');
    await know([samples[11]!], 'consistent');
    const cara = await member(test.db, projectId, 'annotator');
    const next = await createRound(
      lead,
      projectId,
      roundOf({
        honeypotShare: 10,
        everybody: false,
        people: [{ userId: cara.userId }, { userId: ann!.userId }],
      }),
    );
    // What Ann has had in the first round comes after what she has had in none: of each verdict the newest to most.
    const laid = await honeypotsOf(next.id);
    expect(laid).toContain(samples[10]);
  });
});

describe('what a lead chooses', () => {
  const use = (
    sampleId: string,
    honeypot: 'auto' | 'pinned' | 'excluded',
    training: typeof honeypot = 'auto',
  ) => setKnownUse(lead, projectId, sampleId, { honeypot, training });

  it('decides on honeypots, also of a round that is open, and is in the audit log', async () => {
    await know(samples.slice(0, 10), 'consistent');
    await closeFirst();
    await use(samples[3]!, 'pinned');
    const { id } = await createRound(lead, projectId, roundOf({ honeypotShare: 10, overlap: 2 }));
    expect(await honeypotsOf(id)).toContain(samples[3]);
    await use(samples[3]!, 'excluded');
    await use(samples[4]!, 'pinned');
    const now = await honeypotsOf(id);
    expect(now).toHaveLength(2);
    expect(now).toContain(samples[4]);
    expect(now).not.toContain(samples[3]);
    expect((await test.db.round.findUniqueOrThrow({ where: { id } })).places).toBe(18 * 2);
    const rows = await test.db.auditEvent.findMany({
      where: { projectId, action: 'sample.known_use' },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ sampleId, after }) => [sampleId, after])).toEqual([
      [samples[3], { honeypot: 'pinned', training: 'auto' }],
      [samples[3], { honeypot: 'excluded', training: 'auto' }],
      [samples[4], { honeypot: 'pinned', training: 'auto' }],
    ]);
  });

  it('takes a honeypot that somebody has had from all others, and leaves it with them', async () => {
    const [ann, bo] = await people(2);
    await know(samples.slice(0, 2), 'consistent');
    await closeFirst();
    const { id } = await createRound(lead, projectId, roundOf({ honeypotShare: 10, overlap: 2 }));
    const got = await workOff(ann!);
    expect(got).toEqual(expect.arrayContaining(samples.slice(0, 2)));
    await use(samples[0]!, 'excluded');
    expect(await honeypotsOf(id)).toContain(samples[0]);
    expect(await workOff(bo!)).not.toContain(samples[0]);
    const { honeypotReport: honeypots } = await getRound(lead, projectId, id);
    expect(honeypots.rows.find(({ sampleId }) => sampleId === samples[0])).toMatchObject({
      excluded: true,
      given: 1,
    });
  });

  it('decides on training, whose samples hold both verdicts where it takes a number of them', async () => {
    await know(samples.slice(0, 9), 'consistent');
    await know(samples.slice(9, 12), 'inconsistent');
    await use(samples[9]!, 'auto', 'excluded');
    await use(samples[0]!, 'auto', 'pinned');
    const { id } = await createRound(lead, projectId, roundOf({ kind: 'training', size: 4 }));
    const held = async () =>
      (await test.db.roundSample.findMany({ where: { roundId: id } })).map((row) => row.sampleId);
    expect(await held()).toHaveLength(4);
    expect(await held()).toEqual(expect.arrayContaining([samples[0], samples[10], samples[11]]));
    await use(samples[10]!, 'auto', 'excluded');
    expect(await held()).toHaveLength(4);
    expect(await held()).not.toContain(samples[10]);
  });

  it('is a lead’s of the project alone', async () => {
    const [ann] = await people(1);
    const outsider = await member(test.db, (await project(test.db)).id, 'lead');
    const say = (ctx: Ctx) =>
      setKnownUse(ctx, projectId, samples[0]!, { honeypot: 'pinned', training: 'auto' });
    await expect(say(ann!)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    await expect(say(outsider)).rejects.toMatchObject({ error: { code: 'not_found' } });
    const foreign = (await sample(test.db, (await project(test.db)).id)).id;
    await expect(
      setKnownUse(lead, projectId, foreign, { honeypot: 'pinned', training: 'auto' }),
    ).rejects.toMatchObject({ error: { code: 'not_found' } });
  });
});

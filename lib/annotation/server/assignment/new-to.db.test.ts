import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { assignNext } from '@/lib/round/server/places/assign-next';
import { countFree } from '@/lib/round/server/places/count-free';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft, roundOf } from '@/lib/testing/database/round';
import { claimSample } from './claim-sample';
import { reserveSamples } from './reserve-samples';
import { skipSample } from './skip-sample';

const test = testDatabase();

const actArb = fc.record({
  who: fc.nat(2),
  does: fc.constantFrom(
    'take',
    'take',
    'take',
    'submit',
    'submit',
    'skip',
    'reserve',
    'assign',
    'tell',
    'open',
    'close',
  ),
  kind: fc.constantFrom('training' as const, 'training' as const, 'main' as const),
  at: fc.nat(7),
});
type Act = typeof actArb extends fc.Arbitrary<infer T> ? T : never;

/** Three people over eight samples, six of which are known: what each may know is followed beside the database, from what they did. */
async function play(acts: readonly Act[]): Promise<void> {
  const projectId = (await project(test.db)).id;
  const lead = await member(test.db, projectId, 'lead');
  const people = [];
  for (let n = 0; n < 3; n += 1) people.push(await member(test.db, projectId, 'annotator'));
  const samples: string[] = [];
  for (let n = 0; n < 8; n += 1) samples.push((await sample(test.db, projectId)).id);
  await test.db.sample.updateMany({
    where: { id: { in: samples.slice(0, 3) } },
    data: { coarseType: 'Hallu' },
  });
  await test.db.sample.updateMany({
    where: { id: { in: samples.slice(3, 6) } },
    data: { coarseLabel: 'consistent' },
  });
  const [shown, skipped] = [new Set<string>(), new Set<string>()];
  /** By person and sample: the rounds in which they had it, and "told". */
  const met = new Map<string, Set<string>>();
  const meet = (key: string, where: string) => met.set(key, (met.get(key) ?? new Set()).add(where));

  const held = (userId: string) =>
    test.db.assignment.findFirst({
      where: { userId, projectId, state: 'claimed', reservedUntil: null },
      include: { round: true },
    });
  const placeOf = (userId: string, sampleId: string) =>
    test.db.assignment.findFirstOrThrow({
      where: { userId, sampleId, state: 'claimed' },
      include: { round: true },
    });
  /** Notes that a person has a sample before them; one that is only reserved is freed unseen when rounds change. */
  const opened = async (userId: string, sampleId: string) =>
    meet(`${userId} ${sampleId}`, (await placeOf(userId, sampleId)).round.id);
  /** Asserts that a sample that the queue has just offered is one that it may. */
  const offered = async (userId: string, sampleId: string, assigned = false) => {
    const key = `${userId} ${sampleId}`;
    const { round } = await placeOf(userId, sampleId);
    expect(shown.has(key), 'shown in training').toBe(false);
    if (!assigned) expect(skipped.has(key), 'skipped').toBe(false);
    const before = [...(met.get(key) ?? [])].filter((where) => !assigned || where !== round.id);
    if (round.kind === 'training') expect(before, 'met before training').toEqual([]);
  };

  for (const { who, does, kind, at } of acts) {
    const ctx = people[who]!;
    const { userId } = ctx;
    const mine = await held(userId);
    if (does === 'take' && !mine) {
      const before = await countFree(test.db, { projectId, userId });
      const claimed = await test.db.assignment.count({ where: { userId, projectId, state: 'claimed' } });
      const claim = await claimSample(ctx, projectId);
      if (claimed === 0) expect(before > 0).toBe(claim !== null);
      if (claim && claimed === 0) await offered(userId, claim.sampleId);
      if (claim) await opened(userId, claim.sampleId);
    }
    if (does === 'submit' && mine) {
      const claim = await claimSample(ctx, projectId);
      await submitDraft(ctx, claim!.annotationId);
      const { round } = await test.db.assignment.findFirstOrThrow({
        where: { userId, sampleId: claim!.sampleId, state: 'submitted' },
        orderBy: { submittedAt: 'desc' },
        include: { round: true },
      });
      if (round.kind === 'training') shown.add(`${userId} ${claim!.sampleId}`);
    }
    if (does === 'skip' && mine) {
      await skipSample(ctx, projectId, mine.sampleId, '');
      skipped.add(`${userId} ${mine.sampleId}`);
    }
    if (does === 'reserve' && mine) {
      const has = await test.db.assignment.findMany({ where: { userId, projectId, state: 'claimed' } });
      const ahead = await reserveSamples(ctx, projectId, { besides: mine.sampleId, count: 2 });
      for (const { sampleId } of ahead)
        if (!has.some((place) => place.sampleId === sampleId)) await offered(userId, sampleId);
    }
    if (does === 'assign') {
      const round = await test.db.round.findFirst({
        where: { projectId, state: 'open' },
        orderBy: { number: 'desc' },
      });
      const has = await test.db.assignment.findMany({ where: { userId, projectId, state: 'claimed' } });
      if (round) await assignNext(lead, projectId, round.id, { userId, count: 1 });
      for (const { sampleId } of await test.db.assignment.findMany({
        where: { userId, projectId, state: 'claimed' },
      }))
        if (!has.some((place) => place.sampleId === sampleId)) {
          await offered(userId, sampleId, true);
          await opened(userId, sampleId);
        }
    }
    if (does === 'tell') {
      await test.db.notice.create({
        data: { userId, projectId, kind: 'mention', sampleId: samples[at]!, actorId: lead.userId },
      });
      meet(`${userId} ${samples[at]}`, 'told');
    }
    if (does === 'open') await createRound(lead, projectId, roundOf({ kind, overlap: 3 }));
    if (does === 'close') {
      const open = await test.db.round.findMany({
        where: { projectId, state: 'open' },
        orderBy: { number: 'asc' },
      });
      const one = open[at % Math.max(1, open.length)];
      if (one) await closeRound(lead, projectId, one.id);
    }
  }
}

it('offers nobody what training showed them, what they skipped, or for training what they know, over random histories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actArb, { minLength: 25, maxLength: 45 }), (acts) => play(acts)),
    { numRuns: 12, endOnFailure: true },
  );
});

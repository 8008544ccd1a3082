import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { projectFigures } from '@/lib/annotation/server/figures/project-figures';
import { listRounds } from '@/lib/round/server/rounds/list-rounds';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { readRawRows } from '@/lib/testing/numbers/raw-rows';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { recount } from '../recount';

const test = testDatabase();
const SAMPLES = 3;
const ROUNDS = 2;
const PEOPLE = 2;

/** A change of rows, whoever makes it: `s`, `r` and `p` say of which sample, round and person. */
type Step = { s: number; r: number; p: number; what: (typeof STEPS)[number] };
const STEPS = [
  ...([
    'vote',
    'draft',
    'resubmit',
    'forget',
    'claim',
    'reserve',
    'open',
    'skip',
    'finish',
    'release',
  ] as const),
  ...([
    'honeypot',
    'slots',
    'close',
    'kind',
    'counts',
    'withdraw',
    'leave',
    'remove',
    'other verdict',
  ] as const),
];

const step: fc.Arbitrary<Step> = fc.record({
  s: fc.nat(SAMPLES - 1),
  r: fc.nat(ROUNDS - 1),
  p: fc.nat(PEOPLE - 1),
  what: fc.constantFrom(...STEPS),
});

async function world() {
  const { id: projectId } = await project(test.db);
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => ({
      ...(await member(test.db, projectId, 'annotator')),
      db: test.db,
    })),
  );
  const lead = await member(test.db, projectId, 'lead');
  await test.db.round.create({ data: { projectId, number: 2, overlap: 2 } });
  const samples = [];
  for (let n = 0; n < SAMPLES; n += 1) samples.push((await sample(test.db, projectId)).id);
  const rounds = await test.db.round.findMany({ where: { projectId }, orderBy: { number: 'asc' } });
  const cuts = await Promise.all(samples.map((id) => cutAt(test.db, id, 26)));
  return { projectId, people, lead, samples, rounds: rounds.map(({ id }) => id), cuts };
}
type World = Awaited<ReturnType<typeof world>>;

async function take(
  { projectId, people, samples, rounds, cuts }: World,
  { s, r, p, what }: Step,
): Promise<void> {
  const { db } = test;
  const [sampleId, roundId, person] = [samples[s]!, rounds[r]!, people[p]!];
  const { userId } = person;
  if ((await db.sample.count({ where: { id: sampleId } })) === 0) return;
  const said = { roundId, sampleId, author: { userId } };
  const at = { roundId_sampleId_userId: { roundId, sampleId, userId } };
  const place = async (data: {
    state?: 'claimed' | 'submitted' | 'skipped';
    reservedUntil?: Date | null;
  }) => {
    const whole = { projectId, roundId, sampleId, userId, ...data };
    await db.assignment.upsert({ where: at, create: whole, update: data });
  };
  const queued = { roundId, sampleId };
  switch (what) {
    case 'vote': {
      // It is cast in the newest round, and moved from there.
      const where = { sampleId, roundId: { in: [roundId, rounds.at(-1)!] }, author: { userId } };
      if ((await db.annotation.count({ where })) > 0) return;
      const told = s === 0 ? (['Hallu', 'KCont'] as const) : (['consistent', 'consistent'] as const);
      const id = await vote(person, { projectId, sampleId, ...cuts[s]! }, told);
      await db.annotation.update({ where: { id }, data: { roundId, confirmed: 1, changed: s } });
      return;
    }
    case 'draft':
      await db.annotation.updateMany({ where: said, data: { state: 'draft', submittedAt: null } });
      return;
    case 'resubmit':
      await db.annotation.updateMany({ where: said, data: { state: 'submitted', submittedAt: new Date() } });
      return;
    case 'other verdict':
      await db.annotation.updateMany({ where: said, data: { verdict: null, errorTypes: ['LOver'] } });
      return;
    case 'forget':
      await db.annotation.deleteMany({ where: said });
      return;
    case 'claim':
      return place({ state: 'claimed', reservedUntil: null });
    case 'reserve':
      return place({ state: 'claimed', reservedUntil: new Date() });
    case 'open':
      return void (await db.assignment.updateMany({
        where: { ...queued, userId },
        data: { reservedUntil: null },
      }));
    case 'skip':
      return place({ state: 'skipped' });
    case 'finish':
      return place({ state: 'submitted' });
    case 'release':
      return void (await db.assignment.deleteMany({ where: { ...queued, userId } }));
    case 'honeypot':
      await db.$executeRaw`UPDATE "RoundSample" SET honeypot = NOT honeypot WHERE "roundId" = ${roundId}::uuid AND "sampleId" = ${sampleId}::uuid`;
      return;
    case 'slots':
      await db.$executeRaw`UPDATE "RoundSample" SET "openPlaces" = 2 - "openPlaces" WHERE "roundId" = ${roundId}::uuid AND "sampleId" = ${sampleId}::uuid`;
      return;
    case 'leave':
      await db.roundSample.deleteMany({ where: queued });
      return;
    case 'close':
      await db.$executeRaw`UPDATE "Round" SET state = CASE state WHEN 'open' THEN 'closed' ELSE 'open' END::"RoundState" WHERE id = ${roundId}::uuid`;
      return;
    case 'kind':
      await db.$executeRaw`UPDATE "Round" SET kind = CASE kind WHEN 'main' THEN 'training' ELSE 'main' END::"RoundKind", counts = false WHERE id = ${roundId}::uuid`;
      return;
    case 'counts':
      await db.$executeRaw`UPDATE "Round" SET counts = NOT counts WHERE id = ${roundId}::uuid AND kind <> 'training'`;
      return;
    case 'withdraw':
      await db.$executeRaw`UPDATE "Sample" SET "withdrawnAt" = CASE WHEN "withdrawnAt" IS NULL THEN now() END WHERE id = ${sampleId}::uuid`;
      return;
    case 'remove':
      if (p === 0 && r === 0) await db.sample.delete({ where: { id: sampleId } });
  }
}

async function kept(lead: Ctx, projectId: string) {
  const {
    gold: _gold,
    prefilled: _prefilled,
    flagged: _flagged,
    ...figures
  } = await projectFigures(lead, projectId);
  const { rounds } = await listRounds(lead, projectId);
  return {
    figures,
    rounds: rounds
      .map(
        ({ id, free, total, submitted, inProgress, reserved, honeypots: { laid: _laid, ...honeypots } }) => ({
          roundId: id,
          free,
          total,
          submitted,
          inProgress,
          reserved,
          honeypots,
        }),
      )
      .reverse(),
  };
}

/** A sample that goes with its place and the vote on it, at once. */
const VOTED_HONEYPOT_GOES: Step[] = (['vote', 'honeypot', 'remove'] as const).flatMap((what) => [
  { s: 1, r: 1, p: 0, what },
  { s: 1, r: 0, p: 0, what },
]);

it('what triggers keep is what counting the rows anew gives, whatever was changed in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const found = await world();
      for (const one of steps) {
        await take(found, one);
        const counted = recount(await readRawRows(test.db, found.projectId, new Map()));
        const { gold: _gold, ...figures } = counted.project;
        expect(await kept(found.lead, found.projectId), one.what).toEqual({
          figures,
          rounds: counted.rounds,
        });
      }
    }),
    { numRuns: 6, examples: [[VOTED_HONEYPOT_GOES]] },
  );
});

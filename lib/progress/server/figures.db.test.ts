import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/generated/prisma/client';
import { changeAdjudication } from '@/lib/adjudication/server/change-adjudication';
import { setGold } from '@/lib/adjudication/server/gold/set-gold';
import { saveChange } from '@/lib/annotation/server/labels/save-change';
import { claimSample, type Claim } from '@/lib/annotation/server/assignment/claim-sample';
import { reserveSamples } from '@/lib/annotation/server/assignment/reserve-samples';
import { returnSample } from '@/lib/annotation/server/assignment/return-sample';
import { skipSample } from '@/lib/annotation/server/assignment/skip-sample';
import type { Ctx } from '@/lib/auth/ctx';
import { exportSchema } from '@/lib/exchange/formats/export-options';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { startImport } from '@/lib/exchange/server/import/start-import';
import { ingestImport } from '@/lib/exchange/server/ingest/ingest-import';
import { getProjectSettings } from '@/lib/project/server/get-project-settings';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { getRound } from '@/lib/round/server/rounds/get-round';
import { listPlaces, placesQuerySchema } from '@/lib/round/server/places/list-places';
import { listRounds } from '@/lib/round/server/rounds/list-rounds';
import { openRound } from '@/lib/round/server/rounds/open-round';
import { reassignPlace } from '@/lib/round/server/places/reassign-place';
import { reinstateSample } from '@/lib/sample/server/reinstate-sample';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { expectNumbersAgree } from '@/lib/testing/numbers/expect-numbers-agree';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { submitDraft, judgeAll, roundOf } from '@/lib/testing/database/round';
import { textOf } from '@/lib/testing/text-of';

const test = testDatabase();
type Person = Ctx & { userId: string };

let projectId: string;
let lead: Person;
let anna: Person;
let bob: Person;
/** By external id, in order: s01 to s12; the answers of the first four are known. */
let samples: string[];

const agree = () => expectNumbersAgree(test, lead, projectId);
const next = async (ctx: Ctx): Promise<Claim> => (await claimSample(ctx, projectId))!;

async function labels(
  ctx: Ctx,
  times: number,
  choice: 'consistent' | 'Hallu' = 'consistent',
): Promise<Claim[]> {
  const done: Claim[] = [];
  for (let time = 0; time < times; time += 1) {
    const claim = await next(ctx);
    await submitDraft(ctx, claim.annotationId, choice);
    done.push(claim);
  }
  return done;
}

const version = async ({ annotationId }: Claim): Promise<number> =>
  (await test.db.annotation.findUniqueOrThrow({ where: { id: annotationId } })).version;

async function reopen(ctx: Ctx, claim: Claim): Promise<void> {
  const change = { kind: 'reopen', changeId: randomUUID(), version: await version(claim) } as const;
  await saveChange(ctx, claim.annotationId, change);
}

async function adjudicate(sampleId: string): Promise<void> {
  const open = await changeAdjudication(lead, projectId, sampleId, { kind: 'open' });
  const { units, adjudication } = open;
  for (const { id, label } of units)
    await changeAdjudication(lead, projectId, sampleId, {
      kind: 'write',
      changeId: randomUUID(),
      segmentId: id,
      version: label!.version,
      judgement: {
        fact: 'consistent',
        logic: 'consistent',
        errorType: null,
        evidence: [],
        note: 'Read again.',
      },
    });
  await changeAdjudication(lead, projectId, sampleId, {
    kind: 'submit',
    changeId: randomUUID(),
    version: adjudication!.version,
    acceptAgreed: true,
  });
}

async function exported(from: string, ctx: Ctx): Promise<string> {
  const options = exportSchema.parse({ format: 'jsonl', withdrawn: 'true' });
  return textOf((await exportProject(ctx, from, options)).bytes);
}

async function imported(into: string, ctx: Ctx, text: string): Promise<void> {
  const { id } = await receiveImport(ctx, into, 'file', Readable.from([Buffer.from(text)]));
  await startImport(ctx, id);
  await ingestImport(ctx, id, new AbortController().signal);
}

beforeEach(async () => {
  ({ id: projectId } = await project(test.db));
  lead = await member(test.db, projectId, 'lead');
  anna = await member(test.db, projectId, 'annotator');
  bob = await member(test.db, projectId, 'annotator');
  samples = [];
  for (let n = 1; n <= 12; n += 1) {
    const { id } = await sample(test.db, projectId, { externalId: `s${String(n).padStart(2, '0')}` });
    samples.push(id);
  }
  const known = { coarseLabel: 'consistent' } as const;
  await test.db.sample.updateMany({ where: { id: { in: samples.slice(0, 4) } }, data: known });
  await methodPrediction(test.db, projectId, samples);
});

describe('the figures of a project', () => {
  it('agree on an empty project and on one that nobody has labelled', async () => {
    const empty = await project(test.db);
    const boss = await member(test.db, empty.id, 'lead');
    expect((await expectNumbersAgree(test, boss, empty.id)).project).toMatchObject({ samples: 0, left: 0 });
    expect((await agree()).project).toMatchObject({
      samples: 12,
      open: 12,
      left: 12,
      submitted: 0,
      labelled: 0,
    });
  });

  it('tell in progress from reserved, and follow submitting, reopening, returning, skipping and reassigning', async () => {
    const [first, second] = await labels(anna, 2);
    const claim = await next(anna);
    await reserveSamples(anna, projectId, { besides: claim.sampleId, count: 1 });
    // 12 = 2 submitted, 1 in progress, 1 reserved, 8 open; the round adds up to as many.
    expect(await agree()).toMatchObject({
      project: { submitted: 2, inProgress: 1, reserved: 1, open: 8, left: 10, labelled: 2 },
      rounds: [{ submitted: 2, inProgress: 1, reserved: 1, free: 8, total: 12 }],
      people: [{ userId: anna.userId, submitted: 2, inProgress: 1, reserved: 1 }],
    });
    const { id: roundId } = await firstRound(test.db, projectId);
    const places = async (state: string) =>
      (await listPlaces(lead, projectId, roundId, placesQuerySchema.parse({ state }))).total;
    expect([await places('claimed'), await places('reserved'), await places('submitted')]).toEqual([1, 1, 2]);
    expect((await getProjectSettings(lead, projectId)).exposure.drafts).toBe(1);

    await reopen(anna, first!);
    await returnSample(lead, second!.annotationId, {
      version: await version(second!),
      reason: 'Look again.',
    });
    expect((await agree()).project).toMatchObject({ submitted: 0, labelled: 0, inProgress: 3, reserved: 1 });
    await submitDraft(anna, second!.annotationId);
    await skipSample(anna, projectId, first!.sampleId, 'Too hard');
    const place = await test.db.assignment.findFirstOrThrow({
      where: { sampleId: claim.sampleId, userId: anna.userId },
    });
    await reassignPlace(lead, projectId, roundId, { placeId: place.id, userId: bob.userId });
    expect(await agree()).toMatchObject({
      project: { submitted: 1, labelled: 1, inProgress: 1, reserved: 1, open: 9 },
      rounds: [{ submitted: 1, inProgress: 1, reserved: 1, free: 9, total: 12 }],
    });
  });

  it('count withdrawn samples as withdrawn only, and have them back', async () => {
    const [first] = await labels(anna, 2, 'Hallu');
    await labels(bob, 1);
    const before = await agree();
    expect(before.project).toMatchObject({
      submitted: 3,
      types: { Hallu: 2 },
      gold: { inconsistent: 2, consistent: 1, byOrigin: { single: 3, agreed: 0, adjudicated: 0 } },
    });
    await withdrawSample(lead, projectId, first!.sampleId, 'Broken');
    expect((await agree()).project).toMatchObject({
      samples: 11,
      withdrawn: 1,
      submitted: 2,
      labelled: 2,
      types: { Hallu: 1 },
      gold: { inconsistent: 1, consistent: 1 },
    });
    await reinstateSample(lead, projectId, first!.sampleId);
    expect(await agree()).toEqual(before);
  });

  it('keep training and honeypots apart', async () => {
    await labels(bob, 1);
    await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
    const training = await createRound(lead, projectId, roundOf({ kind: 'training', size: 2 }));
    await labels(anna, 2, 'Hallu');
    const afterTraining = await agree();
    expect(afterTraining.project).toMatchObject({
      submitted: 1,
      labelled: 1,
      annotations: { counted: 1, training: 2, honeypot: 0, uncounted: 0 },
      acceptance: { confirmed: 1, changed: 1 },
      types: {},
    });
    expect(await getRound(lead, projectId, training.id)).toMatchObject({ submitted: 2, total: 2, free: 0 });
    await closeRound(lead, projectId, training.id);

    const tried = await createRound(lead, projectId, roundOf({ honeypotShare: 25 }));
    await test.db.round.update({ where: { id: tried.id }, data: { honeypotShare: 100 } });
    const honeypots = await test.db.roundSample.count({ where: { roundId: tried.id, honeypot: true } });
    expect(honeypots).toBeGreaterThan(0);
    // Every turn gives a honeypot while there are any that are new to the person.
    const given = await labels(bob, honeypots, 'Hallu');
    const all = await agree();
    const onHoneypots = all.project.annotations.honeypot;
    expect(onHoneypots).toBeGreaterThan(0);
    expect(all.project.annotations).toEqual({
      counted: 1 + given.length - onHoneypots,
      training: 2,
      honeypot: onHoneypots,
      uncounted: 0,
    });
    const page = await getRound(lead, projectId, tried.id);
    expect(page.total).toBe(12 - honeypots);
    expect(page.honeypots).toMatchObject({ laid: honeypots, submitted: onHoneypots });
    expect(page.submitted + page.free).toBe(page.total);
  });

  it('give a closed round no free places, and a total that stays as others open', async () => {
    await labels(anna, 2);
    const claim = await next(bob);
    const first = await firstRound(test.db, projectId);
    await closeRound(lead, projectId, first.id);
    expect((await agree()).rounds).toMatchObject([{ free: 0, total: 3, submitted: 2, inProgress: 1 }]);
    const pilot = await createRound(lead, projectId, roundOf({ kind: 'pilot', size: 5, overlap: 2 }));
    await createRound(lead, projectId, roundOf({ kind: 'reannotation' }));
    const { rounds } = await agree();
    expect(rounds).toMatchObject([{ free: 0, total: 3 }, { total: 10 }, { total: 12 }]);
    await submitDraft(bob, claim.annotationId);
    await closeRound(lead, projectId, pilot.id);
    await agree();
    await openRound(lead, projectId, pilot.id);
    expect((await agree()).rounds[0]).toMatchObject({ free: 0, total: 3, submitted: 3 });
  });

  it('count a sample that one person read in two rounds once, and leave out rounds that do not count', async () => {
    await labels(anna, 12);
    expect((await agree()).project).toMatchObject({ submitted: 12, left: 0, labelled: 12 });
    const again = await createRound(lead, projectId, roundOf({ kind: 'reannotation' }));
    await labels(anna, 3, 'Hallu');
    expect((await agree()).project).toMatchObject({
      labelled: 12,
      submitted: 3,
      open: 9,
      annotations: { counted: 15 },
      gold: { inconsistent: 3, consistent: 9 },
    });
    await closeRound(lead, projectId, again.id);
    await createRound(lead, projectId, roundOf({ kind: 'pilot', counts: false, size: 4 }));
    await labels(bob, 2);
    expect((await agree()).project).toMatchObject({
      submitted: 12,
      annotations: { counted: 15, uncounted: 2 },
      gold: { inconsistent: 3, consistent: 9 },
    });
  });

  it('follow the gold rule and adjudication', async () => {
    await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
    await createRound(lead, projectId, roundOf({ overlap: 2, size: 3 }));
    await labels(anna, 3, 'Hallu');
    await labels(bob, 2, 'Hallu');
    const [last] = await labels(bob, 1);
    expect((await agree()).project.gold).toEqual({
      inconsistent: 2,
      consistent: 0,
      byOrigin: { single: 0, agreed: 2, adjudicated: 0 },
    });
    await adjudicate(last!.sampleId);
    expect((await agree()).project.gold).toMatchObject({ inconsistent: 2, consistent: 1 });
    const { version: at } = await test.db.project.findUniqueOrThrow({ where: { id: projectId } });
    const rule = { kind: 'none', votes: 2 } as const;
    await setGold(lead, projectId, at, { rule, mayHaveLabelled: true, namesHidden: false });
    expect((await agree()).project.gold).toMatchObject({ inconsistent: 0, consistent: 1 });
  });

  it('count imported annotations as submitted, by author, in the rounds that the file names', async () => {
    await labels(anna, 3);
    await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
    await createRound(lead, projectId, roundOf({ kind: 'training', size: 2 }));
    await labels(bob, 2);
    await withdrawSample(lead, projectId, samples[11]!, 'Broken');
    const file = await exported(projectId, lead);

    const other = await project(test.db);
    const boss = await member(test.db, other.id, 'lead');
    await imported(other.id, boss, file);
    const found = await expectNumbersAgree(test, boss, other.id);
    expect(found.project).toMatchObject({
      samples: 11,
      withdrawn: 1,
      submitted: 3,
      labelled: 3,
      left: 8,
      annotations: { counted: 3, training: 2 },
    });
    expect(found.rounds).toMatchObject([
      { submitted: 3, total: 3 },
      { submitted: 2, total: 2 },
    ]);
    const { progress } = await listRounds(boss, other.id);
    const names = await test.db.user.findMany({ where: { id: { in: [anna.userId, bob.userId] } } });
    expect(progress.map(({ name }) => name).sort()).toEqual(names.map(({ name }) => name).sort());
    // The same file once more changes nothing.
    await imported(other.id, boss, file);
    expect(await expectNumbersAgree(test, boss, other.id)).toEqual(found);
  });

  it('agree when people submit, reopen and skip the same samples at once', async () => {
    await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
    await createRound(lead, projectId, roundOf({ overlap: 4 }));
    const people = [
      anna,
      bob,
      ...(await Promise.all([1, 2].map(() => member(test.db, projectId, 'annotator')))),
    ];
    await Promise.all(
      people.map(async (ctx, index) => {
        for (let turn = 0; turn < 6; turn += 1) {
          const claim = await next(ctx);
          if ((turn + index) % 4 === 0) await skipSample(ctx, projectId, claim.sampleId, 'Too hard');
          else await submitDraft(ctx, claim.annotationId);
          if ((turn + index) % 4 === 1) await reopen(ctx, claim);
          if ((turn + index) % 4 === 1) await submitDraft(ctx, claim.annotationId);
        }
      }),
    );
    const { project: figures, rounds } = await agree();
    expect(figures.annotations.counted).toBe(rounds[1]!.submitted);
    expect(rounds[1]!.total).toBe(48);
  });

  it('hold when a sample of a round becomes a honeypot, and none any more', async () => {
    const [first] = await labels(anna, 2, 'Hallu');
    const before = await agree();
    const row = { sampleId: first!.sampleId, roundId: (await firstRound(test.db, projectId)).id };
    const { db }: { db: PrismaClient } = test;
    await db.roundSample.updateMany({ where: row, data: { honeypot: true } });
    expect((await agree()).project).toMatchObject({
      labelled: 1,
      submitted: 1,
      types: { Hallu: 1 },
      annotations: { counted: 1, honeypot: 1 },
    });
    await db.roundSample.updateMany({ where: row, data: { honeypot: false } });
    expect(await agree()).toEqual(before);
    await judgeAll(bob, (await next(bob)).annotationId, 'Hallu');
    await db.sample.delete({ where: { id: first!.sampleId } });
    expect((await agree()).project).toMatchObject({ samples: 11, labelled: 1, inProgress: 1 });
  });
});

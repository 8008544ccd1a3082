import { randomUUID } from 'node:crypto';
import { acceptAgreed } from '@/lib/adjudication/server/accept-agreed';
import { DEFAULT_LIST_QUERY } from '@/lib/adjudication/query';
import { changeAdjudication } from '@/lib/adjudication/server/change-adjudication';
import { saveChange } from '@/lib/annotation/server/labels/save-change';
import { claimSample, type Claim } from '@/lib/annotation/server/assignment/claim-sample';
import { reserveSamples } from '@/lib/annotation/server/assignment/reserve-samples';
import { returnSample } from '@/lib/annotation/server/assignment/return-sample';
import { skipSample } from '@/lib/annotation/server/assignment/skip-sample';
import { type Ctx, commandLineActor, userActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { member, sample } from '@/lib/testing/database/builders';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { submitDraft, judgeAll, roundOf } from '@/lib/testing/database/round';

type Person = Ctx & { userId: string };

/** A project in which everything that figures tell apart has happened, as {projectId}. */
export default async function seed(db: PrismaClient, email: string) {
  const system = { actor: commandLineActor, db };
  const { id: projectId } = await createProject(system, { name: 'Numbers' });
  const { userId } = await addMember(system, projectId, { email, role: 'lead' });
  const lead: Person = { actor: userActor(userId, 'member'), db, userId };
  const people: Person[] = [];
  for (const name of ['Anna', 'Bob', 'Cho']) {
    const ctx = await member(db, projectId, 'annotator');
    await db.user.update({ where: { id: ctx.userId }, data: { name } });
    people.push(ctx);
  }
  const [anna, bob, cho] = people as [Person, Person, Person];

  const samples: string[] = [];
  for (let n = 1; n <= 30; n += 1) {
    const externalId = `s${String(n).padStart(2, '0')}`;
    samples.push((await sample(db, projectId, { externalId, language: n % 3 ? 'en' : 'zh' })).id);
  }
  const known = (from: number, to: number) => ({ id: { in: samples.slice(from, to) } });
  await db.sample.updateMany({ where: known(0, 4), data: { coarseLabel: 'consistent' } });
  await db.sample.updateMany({ where: known(4, 8), data: { coarseType: 'KConc' } });
  await methodPrediction(db, projectId, samples.slice(0, 27));

  /** Takes up to so many samples of the queue and hands each in, by turns with the choices. */
  async function label(ctx: Person, times: number, ...choices: ('consistent' | 'Hallu' | 'Other')[]) {
    const done: Claim[] = [];
    for (let time = 0; time < times; time += 1) {
      const claim = await claimSample(ctx, projectId);
      if (!claim) break;
      await submitDraft(ctx, claim.annotationId, choices[time % choices.length]!);
      done.push(claim);
    }
    return done;
  }
  const version = async ({ annotationId }: Claim) =>
    (await db.annotation.findUniqueOrThrow({ where: { id: annotationId } })).version;

  const training = await createRound(lead, projectId, roundOf({ kind: 'training', overlap: 3, size: 3 }));
  for (const ctx of people) await label(ctx, 3, 'consistent', 'Hallu');
  await closeRound(lead, projectId, training.id);
  const pilot = await createRound(lead, projectId, roundOf({ kind: 'pilot', overlap: 3, size: 5 }));
  await label(anna, 5, 'consistent', 'Hallu');
  await label(bob, 5, 'consistent', 'Other');
  const [first, second, third] = await label(cho, 5, 'consistent', 'Hallu');
  await returnSample(lead, first!.annotationId, { version: await version(first!), reason: 'Look again.' });
  await saveChange(cho, third!.annotationId, {
    kind: 'reopen',
    changeId: randomUUID(),
    version: await version(third!),
  });
  await createRound(lead, projectId, roundOf({ overlap: 2, size: 12, honeypotShare: 25, unread: true }));
  await label(anna, 5, 'Hallu', 'consistent');
  await label(bob, 6, 'consistent');
  const skipped = await claimSample(bob, projectId);
  await skipSample(bob, projectId, skipped!.sampleId, 'not in my field');
  const held = await claimSample(anna, projectId);
  await judgeAll(anna, held!.annotationId);
  await reserveSamples(anna, projectId, { besides: held!.sampleId, count: 2 });
  await withdrawSample(lead, projectId, samples[28]!, 'broken');

  const adjudicate = async (sampleId: string) => {
    const { units, adjudication } = await changeAdjudication(lead, projectId, sampleId, { kind: 'open' });
    for (const { id, label: own } of units)
      await changeAdjudication(lead, projectId, sampleId, {
        kind: 'write',
        changeId: randomUUID(),
        segmentId: id,
        version: own!.version,
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
  };
  await adjudicate(second!.sampleId);
  await acceptAgreed(lead, projectId, { ...DEFAULT_LIST_QUERY, state: 'agreed' });
  return { projectId, training: training.id, pilot: pilot.id };
}

import { commandLineActor } from '@/lib/auth/ctx';
import { beforeEach, describe, expect, it } from 'vitest';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { freeSlots, member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { claimNamedSample } from './claim-named-sample';
import { claimSample } from './claim-sample';
import { EVERYTHING_MINE } from '@/lib/annotation/assignment/my-samples';
import { listMySamples } from './list-my-samples';
import { releaseSample } from './release-sample';
import { skipSample } from './skip-sample';

const test = testDatabase();
let projectId: string;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
});

const slots = (id: string) => freeSlots(test.db, id);

describe('claimSample', () => {
  it('gives the first sample, with a draft over the latest prediction, and traces it', async () => {
    const first = await sample(test.db, projectId);
    await sample(test.db, projectId);
    await methodPrediction(test.db, projectId, [first.id]);
    const ann = await member(test.db, projectId, 'annotator');
    const claim = await claimSample(ann, projectId);
    expect(claim?.sampleId).toBe(first.id);
    expect(await slots(first.id)).toBe(0);
    const labels = await test.db.label.findMany({
      where: { annotationId: claim!.annotationId },
      orderBy: { fact: 'asc' },
    });
    expect(labels).toMatchObject([
      { fact: 'consistent', logic: 'not_judged', exposure: 'verdict', decidedAt: null, machine: null },
      { fact: 'inconsistent', logic: 'not_judged', errorType: null, exposure: 'verdict', decidedAt: null },
    ]);
    const auditRows = await test.db.auditEvent.findMany({ where: { sampleId: first.id } });
    expect(auditRows).toMatchObject([{ action: 'sample.claim', actorId: ann.userId, projectId }]);
  });

  it('no prediction: the draft starts from a neutral sentence split', async () => {
    await sample(test.db, projectId);
    const claim = await claimSample(await member(test.db, projectId, 'annotator'), projectId);
    const labels = await test.db.label.findMany({
      where: { annotationId: claim!.annotationId },
      include: { segment: true },
    });
    expect(labels.map(({ segment }) => segment.text).sort()).toEqual([
      'It rises in a lake.',
      'The river is 120 km long.',
    ]);
    expect(labels.every(({ fact, exposure }) => fact === 'not_judged' && exposure === 'nothing')).toBe(true);
  });

  it('fifty people who ask at once: nobody gets another’s sample', async () => {
    const people = await Promise.all(
      Array.from({ length: 50 }, () => member(test.db, projectId, 'annotator')),
    );
    const samples = await Promise.all(Array.from({ length: 45 }, () => sample(test.db, projectId)));
    const claims = await Promise.all(people.map((ctx) => claimSample(ctx, projectId)));
    const got = claims.flatMap((claim) => claim?.sampleId ?? []);
    expect(got.length).toBe(45);
    expect(new Set(got)).toEqual(new Set(samples.map(({ id }) => id)));
    expect(await test.db.assignment.count({ where: { projectId } })).toBe(45);
    expect(await test.db.annotation.count({ where: { projectId } })).toBe(45);
  });

  it('gives one person the sample they hold, also to two tabs at once', async () => {
    await Promise.all([sample(test.db, projectId), sample(test.db, projectId)]);
    const ann = await member(test.db, projectId, 'annotator');
    const [a, b] = await Promise.all([claimSample(ann, projectId), claimSample(ann, projectId)]);
    expect(a).toEqual(b);
    expect(await claimSample(ann, projectId)).toEqual(a);
    expect(await test.db.auditEvent.count({ where: { projectId, action: 'sample.claim' } })).toBe(1);
  });

  it('withdrawn samples: are not given out', async () => {
    const { id } = await sample(test.db, projectId);
    await withdrawSample(await member(test.db, projectId, 'lead'), projectId, id, 'broken text');
    expect(await claimSample(await member(test.db, projectId, 'annotator'), projectId)).toBeNull();
  });

  it('readers, outsiders, the system and archived projects: refused', async () => {
    await sample(test.db, projectId);
    const refused = { error: { code: 'forbidden' } };
    await expect(claimSample(await member(test.db, projectId, 'reader'), projectId)).rejects.toMatchObject(
      refused,
    );
    const system = { actor: commandLineActor, db: test.db };
    await expect(claimSample(system, projectId)).rejects.toMatchObject(refused);
    await expect(claimSample(await person(test.db), projectId)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
    await expect(claimSample(await person(test.db), 'no-id')).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
    const ann = await member(test.db, projectId, 'annotator');
    await test.db.project.update({ where: { id: projectId }, data: { archivedAt: new Date() } });
    await expect(claimSample(ann, projectId)).rejects.toMatchObject({
      error: { reason: 'project_archived' },
    });
  });
});

describe('giving back', () => {
  it('returns a skipped sample to the others and keeps its labels', async () => {
    const { id } = await sample(test.db, projectId);
    const [ann, other] = [
      await member(test.db, projectId, 'annotator'),
      await member(test.db, projectId, 'annotator'),
    ];
    const claim = await claimSample(ann, projectId);
    await skipSample(ann, projectId, id, 'too long for today');
    expect(await slots(id)).toBe(1);
    expect(await claimSample(ann, projectId)).toBeNull();
    await expect(skipSample(ann, projectId, id, '')).rejects.toMatchObject({
      error: { reason: 'not_claimed' },
    });
    expect((await claimSample(other, projectId))?.sampleId).toBe(id);
    expect(await test.db.label.count({ where: { annotationId: claim!.annotationId } })).toBe(2);
    const skip = await test.db.auditEvent.findFirst({ where: { sampleId: id, action: 'sample.skip' } });
    expect(skip).toMatchObject({ actorId: ann.userId, after: { reason: 'too long for today' } });
  });

  it('lets a lead free a sample that somebody holds, and nobody else', async () => {
    const { id } = await sample(test.db, projectId);
    const ann = await member(test.db, projectId, 'annotator');
    await claimSample(ann, projectId);
    const input = { userId: ann.userId, reason: 'on leave' };
    await expect(releaseSample(ann, projectId, id, input)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await releaseSample(await member(test.db, projectId, 'lead'), projectId, id, input);
    expect(await slots(id)).toBe(1);
    expect(await claimSample(ann, projectId)).toBeNull();
  });

  it('a sample freed by a lead: does not count as skipped, and its person gets it in another round', async () => {
    const { id } = await sample(test.db, projectId);
    const { id: skipped } = await sample(test.db, projectId);
    const ann = await member(test.db, projectId, 'annotator');
    const lead = await member(test.db, projectId, 'lead');
    await claimSample(ann, projectId);
    const first = await test.db.assignment.findFirstOrThrow({ where: { userId: ann.userId } });
    await releaseSample(lead, projectId, first.sampleId, { userId: ann.userId, reason: 'on leave' });
    const second = (await claimSample(ann, projectId))!;
    await skipSample(ann, projectId, second.sampleId, 'too long');
    const { rows } = await listMySamples(ann, projectId, EVERYTHING_MINE);
    expect(new Map(rows.map(({ sampleId, state }) => [sampleId, state]))).toEqual(
      new Map([
        [first.sampleId, 'released'],
        [second.sampleId, 'skipped'],
      ]),
    );
    expect(new Set([first.sampleId, second.sampleId])).toEqual(new Set([id, skipped]));
    await test.db.round.create({ data: { projectId, number: 2 } });
    await test.db.$executeRaw`
      INSERT INTO "RoundSample" ("roundId", "sampleId", "language")
      SELECT r.id, s.id, 'en' FROM "Round" r JOIN "Sample" s ON s."projectId" = r."projectId"
      WHERE r."projectId" = ${projectId}::uuid AND r.number = 2`;
    expect((await claimSample(ann, projectId))?.sampleId).toBe(first.sampleId);
  });
});

describe('claimNamedSample', () => {
  it('a sample that the person released: is claimed again with the same draft', async () => {
    const { id } = await sample(test.db, projectId);
    const ann = await member(test.db, projectId, 'annotator');
    const claim = await claimSample(ann, projectId);
    await skipSample(ann, projectId, id, '');
    expect(await claimNamedSample(ann, projectId, id)).toEqual(claim);
    expect(await slots(id)).toBe(0);
  });

  it('lets a lead choose; a taken sample is refused, and what could be seen of peers is kept', async () => {
    const { id } = await sample(test.db, projectId);
    const lead = await member(test.db, projectId, 'lead');
    const ann = await member(test.db, projectId, 'annotator');
    await expect(claimNamedSample(ann, projectId, id)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await claimSample(ann, projectId);
    await expect(claimNamedSample(lead, projectId, id)).rejects.toMatchObject({
      error: { reason: 'sample_taken' },
    });
    await skipSample(ann, projectId, id, '');
    const { annotationId } = await claimNamedSample(lead, projectId, id);
    const labels = await test.db.label.findMany({ where: { annotationId } });
    expect(labels.map(({ exposure }) => exposure)).toEqual(['peer', 'peer']);
    await expect(claimNamedSample(lead, (await project(test.db)).id, id)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

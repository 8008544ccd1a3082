import { describe, expect, it } from 'vitest';
import type { EvidenceOrigin } from '@/lib/annotation/evidence/evidence';
import { commandLineActor } from '@/lib/auth/ctx';
import { deleteProject } from '@/lib/project/server/delete-project';
import { firstRound, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { author, raterAnnotation, type SaidSegment } from '@/lib/testing/database/rater-annotation';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { refreshSampleAgreement } from './refresh-sample-agreement';

const test = testDatabase();
const system = () => ({ actor: commandLineActor, db: test.db });
const REFERENCE = 'The river is 120 km long. It rises in the hills.';
/** The two sentences of the builder's answer. */
const both = (one: SaidSegment['said'], two: SaidSegment['said']): SaidSegment[] => [
  { at: [0, 25], said: one },
  { at: [26, 45], said: two },
];
const sampleAgreements = (projectId: string) =>
  test.db.sampleAgreement.findMany({ where: { projectId }, orderBy: { revision: 'asc' } });

async function twoPeople() {
  const { id: projectId } = await project(test.db);
  const { id: sampleId } = await sample(test.db, projectId);
  const [ann, bob] = [await author(test.db, projectId, 'Ann'), await author(test.db, projectId, 'Bob')];
  const { id: first } = await raterAnnotation(test.db, {
    projectId,
    sampleId,
    authorId: ann,
    segments: both('ok', 'KConc'),
    activeMs: 4000,
  });
  await raterAnnotation(test.db, { projectId, sampleId, authorId: bob, segments: both('ok', 'ok') });
  return { projectId, sampleId, ann, bob, first };
}

describe('refreshSampleAgreement', () => {
  it('compares the evidence that people chose or accepted, and none that only a method says', async () => {
    const { projectId, sampleId } = await twoPeople();
    const piece = (start: number, end: number, origin: EvidenceOrigin) => ({
      relation: 'supports',
      start,
      end,
      quote: REFERENCE.slice(start, end),
      origin,
    });
    const given = [
      [piece(0, 10, 'person'), piece(26, 48, 'method')],
      [piece(5, 20, 'accepted'), piece(26, 48, 'method')],
    ];
    const labels = await test.db.label.findMany({
      where: { annotation: { sampleId, source: 'annotator' }, segment: { text: { startsWith: 'The' } } },
    });
    for (const [at, { id }] of labels.entries())
      await test.db.label.update({ where: { id }, data: { evidence: given[at]! } });
    await refreshSampleAgreement(system(), projectId);
    const [sampleAgreement] = await sampleAgreements(projectId);
    // 0-10 and 5-20 share five of ten and fifteen characters; the sentence that both were only shown would add 22 of 22.
    expect(sampleAgreement!.evidence).toMatchObject({
      pairs: 1,
      oneSided: 0,
      f1: 10 / 25,
      iou: 5 / 20,
      units: 1,
    });
  });

  it('makes a sample agreement of what two people submitted', async () => {
    const { projectId, sampleId, ann, bob } = await twoPeople();
    const { id: roundId } = await firstRound(test.db, projectId);
    expect(await refreshSampleAgreement(system(), projectId)).toBe(true);
    const [sampleAgreement, ...others] = await sampleAgreements(projectId);
    expect(others).toEqual([]);
    const order = ann < bob ? [0, 1] : [1, 0];
    expect(sampleAgreement).toMatchObject({
      roundId,
      sampleId,
      kind: 'verdict',
      comparable: 2,
      pivotal: 1,
      agreement: 0.5,
      sameSegmentation: true,
      current: true,
      raters: [ann, bob].sort(),
      verdicts: order.map((place) => ['inconsistent', 'consistent'][place]),
      activeMs: order.map((place) => [4000, 0][place]),
      units: [
        { at: [[0, 25]], labels: ['cc', 'cc'] },
        { at: [[26, 45]], labels: order.map((place) => ['icKConc', 'cc'][place]) },
      ],
    });
    expect(sampleAgreement!.cellKeys).toContain('KConc|consistent');
    expect(await test.db.staleAgreement.count({ where: { projectId } })).toBe(0);
  });

  it('leaves honeypots out', async () => {
    const { projectId, sampleId } = await twoPeople();
    await test.db.roundSample.updateMany({ where: { sampleId }, data: { honeypot: true } });
    expect(await refreshSampleAgreement(system(), projectId)).toBe(true);
    expect(await sampleAgreements(projectId)).toEqual([]);
  });

  it('follows what is reopened, deleted and withdrawn', async () => {
    const { projectId, sampleId, first } = await twoPeople();
    await refreshSampleAgreement(system(), projectId);
    await test.db.annotation.update({ where: { id: first }, data: { state: 'draft' } });
    await refreshSampleAgreement(system(), projectId);
    expect(await sampleAgreements(projectId)).toMatchObject([{ kind: 'single', comparable: 0 }]);
    await test.db.annotation.update({ where: { id: first }, data: { state: 'submitted' } });
    await refreshSampleAgreement(system(), projectId);
    expect(await sampleAgreements(projectId)).toMatchObject([{ kind: 'verdict' }]);
    await test.db.sample.update({ where: { id: sampleId }, data: { withdrawnAt: new Date() } });
    await refreshSampleAgreement(system(), projectId);
    expect(await sampleAgreements(projectId)).toEqual([]);
    await test.db.sample.update({ where: { id: sampleId }, data: { withdrawnAt: null } });
    await test.db.annotation.delete({ where: { id: first } });
    await refreshSampleAgreement(system(), projectId);
    expect(await sampleAgreements(projectId)).toMatchObject([{ kind: 'single' }]);
  });

  it('takes in a prediction of a judge that comes later, on the stage that it judges', async () => {
    const { projectId, sampleId } = await twoPeople();
    await refreshSampleAgreement(system(), projectId);
    await methodPrediction(test.db, projectId, [sampleId]);
    await refreshSampleAgreement(system(), projectId);
    const [sampleAgreement] = await sampleAgreements(projectId);
    expect(sampleAgreement!.cellKeys).toEqual(
      expect.arrayContaining(['offline#KConc|untyped', 'offline#consistent|untyped']),
    );
    expect(sampleAgreement!.methods).toMatchObject([{ method: 'offline' }]);
  });

  it('has the newest round that counts as the current one', async () => {
    const { projectId, sampleId, ann } = await twoPeople();
    const second = await test.db.round.create({ data: { projectId, number: 2, kind: 'reannotation' } });
    await raterAnnotation(test.db, {
      projectId,
      sampleId,
      authorId: ann,
      roundId: second.id,
      segments: both('ok', 'ok'),
    });
    await refreshSampleAgreement(system(), projectId);
    const current = async () =>
      (await sampleAgreements(projectId))
        .filter((sampleAgreement) => sampleAgreement.current)
        .map(({ roundId }) => roundId);
    expect(await current()).toEqual([second.id]);
    await test.db.round.update({ where: { id: second.id }, data: { counts: false } });
    await refreshSampleAgreement(system(), projectId);
    expect(await current()).toEqual([(await firstRound(test.db, projectId)).id]);
  });

  it('works off what is noted in portions, and leaves the rest to be said', async () => {
    const { id: projectId } = await project(test.db);
    const ann = await author(test.db, projectId, 'Ann');
    for (let count = 0; count < 3; count += 1) {
      const { id: sampleId } = await sample(test.db, projectId);
      await raterAnnotation(test.db, { projectId, sampleId, authorId: ann, segments: both('ok', 'ok') });
    }
    expect(await refreshSampleAgreement(system(), projectId, { chunks: 0 })).toBe(false);
    const twice = await Promise.all([
      refreshSampleAgreement(system(), projectId),
      refreshSampleAgreement(system(), projectId),
    ]);
    expect(twice).toEqual([true, true]);
    expect(await sampleAgreements(projectId)).toHaveLength(3);
  });

  it('leaves nothing behind of a project that is deleted', async () => {
    const { projectId } = await twoPeople();
    await refreshSampleAgreement(system(), projectId);
    const owner = await person(test.db, 'owner');
    const { name } = await test.db.project.findUniqueOrThrow({ where: { id: projectId } });
    await deleteProject(owner, projectId, name);
    expect(await test.db.staleAgreement.count({ where: { projectId } })).toBe(0);
    expect(await sampleAgreements(projectId)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { member, person, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft } from '@/lib/testing/database/draft';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { getSample } from './get-sample';
import { projectFigures } from '../figures/project-figures';

const test = testDatabase();

describe('getSample', () => {
  it('shows a lead every annotation side by side, and the history', async () => {
    const given = await draft(test.db);
    await methodPrediction(test.db, given.projectId, [given.sampleId]);
    const lead = await member(test.db, given.projectId, 'lead');
    const detail = await getSample(lead, given.projectId, given.sampleId);
    // The first of its project, however many others hold.
    expect(detail).toMatchObject({ number: 1, state: 'claimed', ownAnnotationId: null });
    expect(detail.predictions.map(({ source, method }) => [source, method?.superseded])).toEqual([
      ['method', false],
      ['method', true],
      ['annotator', undefined],
    ]);
    expect(detail.predictions[0]!.segments[1]).toMatchObject({
      text: 'It rises in a lake.',
      label: { fact: 'inconsistent', machine: { suggestedType: 'KConc' } },
    });
    const { name } = await test.db.user.findUniqueOrThrow({ where: { id: given.annotator.userId } });
    expect(detail.history).toMatchObject([{ action: 'sample.claim', actor: name }]);
  });

  it('keeps peers and their acts from an annotator', async () => {
    const given = await draft(test.db);
    const peer = await member(test.db, given.projectId, 'annotator');
    const detail = await getSample(peer, given.projectId, given.sampleId);
    expect(detail.predictions.map(({ source }) => source)).toEqual(['method']);
    expect(detail.history).toEqual([]);
    const own = await getSample(given.annotator, given.projectId, given.sampleId);
    expect(own.predictions.map(({ source }) => source)).toEqual(['method', 'annotator']);
    expect(own.ownAnnotationId).toBe(given.annotationId);
  });

  it('a sample of a foreign project: not found', async () => {
    const [given, other] = [await draft(test.db), await draft(test.db)];
    await expect(getSample(given.annotator, given.projectId, other.sampleId)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'sample' },
    });
    await expect(getSample(await person(test.db), given.projectId, given.sampleId)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
  });
});

describe('projectFigures', () => {
  it('counts what is there', async () => {
    const given = await draft(test.db);
    const { projectId } = given;
    const lead = await member(test.db, projectId, 'lead');
    const bad = await sample(test.db, projectId);
    await sample(test.db, projectId);
    await methodPrediction(test.db, projectId, [bad.id]);
    await withdrawSample(lead, projectId, bad.id, 'bad');
    await test.db.annotation.update({ where: { id: given.annotationId }, data: { flagReason: 'look' } });
    expect(await projectFigures(lead, projectId)).toEqual({
      samples: 2,
      withdrawn: 1,
      prefilled: 1,
      open: 1,
      inProgress: 1,
      reserved: 0,
      left: 2,
      submitted: 0,
      labelled: 0,
      flagged: 1,
      annotations: { counted: 0, training: 0, honeypot: 0, uncounted: 0 },
      verdicts: { consistent: 0, inconsistent: 0, undecided: 0 },
      acceptance: { confirmed: 0, changed: 0 },
      types: {},
      gold: { byOrigin: { single: 0, agreed: 0, adjudicated: 0 }, consistent: 0, inconsistent: 0 },
    });
    await test.db.annotation.update({
      where: { id: given.annotationId },
      data: { state: 'submitted', verdict: 'inconsistent', confirmed: 3, changed: 1 },
    });
    expect(await projectFigures(lead, projectId)).toMatchObject({
      verdicts: { inconsistent: 1 },
      acceptance: { confirmed: 3, changed: 1 },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { judged, L_FACE4RAG } from '@/lib/testing/judge/judged';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { claimSample } from '../assignment/claim-sample';
import { getSample } from './get-sample';
import { getSteps } from './get-steps';
import { getWorkspace } from '../assignment/get-workspace';
import { lFace4ragStepsSchema } from '@/lib/consistency/methods/l-face4rag/steps';

const test = testDatabase();

async function judgedDraft() {
  const { id: projectId } = await project(test.db);
  const { id: sampleId } = await sample(test.db, projectId, MILL_ZH.texts);
  const segments = await judged(MILL_ZH);
  await methodPrediction(test.db, projectId, [sampleId], segments, L_FACE4RAG);
  const annotator = await member(test.db, projectId, 'annotator');
  const { annotationId } = (await claimSample(annotator, projectId))!;
  return { projectId, sampleId, annotationId, annotator, segments };
}

describe('getSteps', () => {
  it('gives every segment its steps as they were stored, and the workspace only a sign of them', async () => {
    const given = await judgedDraft();
    const { segments } = await getWorkspace(given.annotator, { annotationId: given.annotationId });
    expect(segments.map(({ machine }) => machine?.steps)).toEqual([
      { missing: 1, silent: 0, windowed: false, unanchored: false },
      { missing: 0, silent: 0, windowed: false, unanchored: false },
      { missing: 0, silent: 1, windowed: false, unanchored: false },
    ]);
    expect(segments.map(({ label }) => label.exposure)).toEqual(['verdict', 'verdict', 'verdict']);
    expect(JSON.stringify(segments)).not.toContain('两班制是原因');
    const steps = await getSteps(given.annotator, given.annotationId);
    expect(segments.map(({ id }) => steps[id])).toEqual(given.segments.map(({ machine }) => machine.steps));
    const own = (id: string) => lFace4ragStepsSchema.parse(steps[id]);
    expect(own(segments[1]!.id).logic?.segmentFrame?.summary).toBe('两班制是原因，装电灯是结果。');
    expect(own(segments[2]!.id).fact?.noVerdict?.fault).toBe('unreadable');
  });

  it('stays with the prediction that the draft was started from', async () => {
    const given = await judgedDraft();
    const before = await getSteps(given.annotator, given.annotationId);
    await methodPrediction(test.db, given.projectId, [given.sampleId], given.segments, L_FACE4RAG);
    expect(await getSteps(given.annotator, given.annotationId)).toEqual(before);
  });

  it('shows nothing where the draft was begun without a method, whatever a method says later', async () => {
    const { id: projectId } = await project(test.db);
    const { id: sampleId } = await sample(test.db, projectId, MILL_ZH.texts);
    const annotator = await member(test.db, projectId, 'annotator');
    const { annotationId } = (await claimSample(annotator, projectId))!;
    await methodPrediction(test.db, projectId, [sampleId], await judged(MILL_ZH), L_FACE4RAG);
    expect(await getSteps(annotator, annotationId)).toEqual({});
  });

  it('is for the author, for leads of the project and for the owner alone', async () => {
    const given = await judgedDraft();
    const lead = await member(test.db, given.projectId, 'lead');
    for (const able of [lead, await person(test.db, 'owner')])
      expect(Object.keys(await getSteps(able, given.annotationId))).toHaveLength(3);
    const refused = { error: { code: 'not_found', object: 'annotation' } };
    const { id: elsewhere } = await project(test.db);
    for (const other of [
      await member(test.db, given.projectId, 'annotator'),
      await member(test.db, given.projectId, 'reader'),
      await member(test.db, elsewhere, 'lead'),
      await person(test.db),
    ])
      await expect(getSteps(other, given.annotationId)).rejects.toMatchObject(refused);
    await test.db.member.deleteMany({ where: { userId: given.annotator.userId } });
    await expect(getSteps(given.annotator, given.annotationId)).rejects.toMatchObject(refused);
    await expect(getSteps(lead, 'no id')).rejects.toMatchObject(refused);
  });

  it("finds no steps in a prediction by its own id: that is no person's draft", async () => {
    const given = await judgedDraft();
    const lead = await member(test.db, given.projectId, 'lead');
    const { predictions } = await getSample(lead, given.projectId, given.sampleId);
    const prediction = predictions.find(({ source }) => source === 'method')!;
    expect(JSON.stringify(predictions)).not.toContain('两班制是原因');
    await expect(getSteps(lead, prediction.id)).rejects.toMatchObject({ error: { code: 'not_found' } });
  });
});

import { describe, expect, it } from 'vitest';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { judged, L_FACE4RAG } from '@/lib/testing/judge/judged';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { claimSample } from '../assignment/claim-sample';
import { getPredictionSteps } from './get-prediction-steps';
import { getSample } from './get-sample';

const test = testDatabase();

async function read() {
  const { id: projectId } = await project(test.db);
  const { id: sampleId } = await sample(test.db, projectId, MILL_ZH.texts);
  const segments = await judged(MILL_ZH);
  await methodPrediction(test.db, projectId, [sampleId], segments, L_FACE4RAG);
  const lead = await member(test.db, projectId, 'lead');
  const [prediction] = (await getSample(lead, projectId, sampleId)).predictions;
  return { projectId, sampleId, lead, segments, prediction: prediction! };
}

describe('getPredictionSteps', () => {
  it('gives every segment its steps as they were stored, and the sample only a sign of them', async () => {
    const { lead, segments, prediction } = await read();
    expect(prediction.segments.map(({ label }) => label?.steps)).toEqual([
      { missing: 1, silent: 0, windowed: false, unanchored: false },
      { missing: 0, silent: 0, windowed: false, unanchored: false },
      { missing: 0, silent: 1, windowed: false, unanchored: false },
    ]);
    const steps = await getPredictionSteps(lead, prediction.id);
    expect(prediction.segments.map(({ id }) => steps[id])).toEqual(
      segments.map(({ machine }) => machine.steps),
    );
  });

  it('is for whoever sees the prediction: all of the project and the owner, and nobody else', async () => {
    const { projectId, prediction } = await read();
    for (const able of [
      await member(test.db, projectId, 'annotator'),
      await member(test.db, projectId, 'reader'),
      await person(test.db, 'owner'),
    ])
      expect(Object.keys(await getPredictionSteps(able, prediction.id))).toHaveLength(3);
    const refused = { error: { code: 'not_found', object: 'annotation' } };
    const { id: elsewhere } = await project(test.db);
    for (const other of [await member(test.db, elsewhere, 'lead'), await person(test.db)])
      await expect(getPredictionSteps(other, prediction.id)).rejects.toMatchObject(refused);
  });

  it('the id of a person’s annotation: not found', async () => {
    const { projectId, lead } = await read();
    const { annotationId } = (await claimSample(lead, projectId))!;
    const refused = { error: { code: 'not_found', object: 'annotation' } };
    await expect(getPredictionSteps(lead, annotationId)).rejects.toMatchObject(refused);
    await expect(getPredictionSteps(lead, 'no id')).rejects.toMatchObject(refused);
  });
});

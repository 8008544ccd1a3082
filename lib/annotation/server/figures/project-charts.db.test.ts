import { describe, expect, it } from 'vitest';
import { member, person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft } from '@/lib/testing/database/draft';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { projectCharts } from './project-charts';

const test = testDatabase();

async function submitted() {
  const given = await draft(test.db);
  await test.db.annotation.update({
    where: { id: given.annotationId },
    data: { state: 'submitted', submittedAt: new Date(), errorTypes: ['KCont', 'Hallu'] },
  });
  return given;
}

describe('projectCharts', () => {
  it('counts types in the order of the typology, and today last', async () => {
    const { projectId } = await submitted();
    const charts = await projectCharts(await member(test.db, projectId, 'lead'), projectId);
    expect(charts.types).toEqual([
      { type: 'Hallu', count: 1 },
      { type: 'KCont', count: 1 },
    ]);
    expect(charts.days.map(({ count }) => count)).toEqual([...Array<number>(13).fill(0), 1]);
  });

  it('counts an annotator’s own only', async () => {
    const { projectId, annotator } = await submitted();
    expect((await projectCharts(annotator, projectId)).types.length).toBe(2);
    const peer = await projectCharts(await member(test.db, projectId, 'annotator'), projectId);
    expect(peer.types).toEqual([]);
    expect(peer.days.every(({ count }) => count === 0)).toBe(true);
  });

  it('withdrawn samples: left out; outsiders: not found', async () => {
    const { projectId, sampleId } = await submitted();
    const lead = await member(test.db, projectId, 'lead');
    await withdrawSample(lead, projectId, sampleId, 'broken');
    expect((await projectCharts(lead, projectId)).types).toEqual([]);
    await expect(projectCharts(await person(test.db), projectId)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

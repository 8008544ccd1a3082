import { describe, expect, it } from 'vitest';
import { member, person, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft } from '@/lib/testing/database/draft';
import { EVERYTHING_MINE } from '@/lib/annotation/assignment/my-samples';
import { claimSample } from './claim-sample';
import { listMySamples } from './list-my-samples';
import { skipSample } from './skip-sample';

const test = testDatabase();

/** Three samples of one annotator: skipped, submitted and flagged, and in progress again because a lead returned it. */
async function given() {
  const { projectId, sampleId, annotator } = await draft(test.db);
  await skipSample(annotator, projectId, sampleId, 'broken');
  const ids = [sampleId];
  for (const externalId of ['Lake-1', 'river-2']) {
    const { id } = await sample(test.db, projectId, { externalId, question: `Where is ${externalId}?` });
    ids.push(id);
    await claimSample(annotator, projectId);
    if (externalId === 'Lake-1')
      await test.db.assignment.updateMany({
        where: { sampleId: id },
        data: { state: 'submitted', submittedAt: new Date() },
      });
  }
  await test.db.annotation.updateMany({ where: { sampleId: ids[1] }, data: { flagReason: 'odd' } });
  await test.db.annotation.updateMany({ where: { sampleId: ids[2] }, data: { returnReason: 'too kind' } });
  const list = async (part: Partial<typeof EVERYTHING_MINE>) =>
    (await listMySamples(annotator, projectId, { ...EVERYTHING_MINE, ...part })).rows.map(
      ({ sampleId: id }) => ids.indexOf(id),
    );
  return { projectId, annotator, list };
}

describe('one’s own samples', () => {
  it('can be narrowed and searched, and turned round', async () => {
    const { list } = await given();
    expect(await list({})).toEqual([2, 1, 0]);
    expect(await list({ descending: false })).toEqual([0, 1, 2]);
    expect(await list({ state: 'skipped' })).toEqual([0]);
    expect(await list({ flagged: true })).toEqual([1]);
    expect(await list({ returned: true })).toEqual([2]);
    expect(await list({ today: 'Asia/Shanghai' })).toEqual([1]);
    expect(await list({ search: 'LAKE-1' })).toEqual([1]);
    expect(await list({ search: 'where is river' })).toEqual([2]);
    expect(await list({ search: 'where is river', flagged: true })).toEqual([]);
    expect(await list({ page: 2 })).toEqual([]);
  });

  it('say why they were skipped, flagged and returned', async () => {
    const { projectId, annotator } = await given();
    const { rows } = await listMySamples(annotator, projectId);
    expect(rows).toMatchObject([
      { state: 'claimed', returned: 'too kind', flagReason: null },
      { state: 'submitted', returned: null, flagReason: 'odd' },
      { state: 'skipped', reason: 'broken', returned: null },
    ]);
  });

  it('samples of other people: are not listed', async () => {
    const { projectId } = await given();
    expect((await listMySamples(await member(test.db, projectId, 'lead'), projectId)).total).toBe(0);
    await expect(listMySamples(await person(test.db), projectId)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { changeAdjudication } from '../change-adjudication';
import { listOutcomes } from './list-outcomes';

const test = testDatabase();

describe('listOutcomes', () => {
  it('shows each person their own labels beside the adjudicated ones, once it is adjudicated', async () => {
    const { id: projectId } = await project(test.db);
    const { id: sampleId } = await sample(test.db, projectId, { externalId: 'river' });
    const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
    const [ann, bob] = [
      await member(test.db, projectId, 'annotator'),
      await member(test.db, projectId, 'annotator'),
    ];
    const first = await vote(
      { ...ann, db: test.db },
      where,
      ['consistent', 'KCont'],
      [{ relation: 'contradicts', start: 4, end: 9, quote: 'river', origin: 'person' }],
    );
    await vote({ ...bob, db: test.db }, where, ['consistent', 'consistent']);
    const lead = await member(test.db, projectId, 'lead');
    const act = (change: object) =>
      changeAdjudication(lead, projectId, sampleId, { changeId: randomUUID(), ...change });
    const opened = await act({ kind: 'open' });
    expect(await listOutcomes(ann, projectId, 1)).toEqual({ outcomes: [], total: 0 });
    await act({ kind: 'take', segmentId: opened.units[1]!.id, version: 1, annotationId: first });
    await act({ kind: 'submit', version: 1 });

    const same = async (who: typeof ann) => {
      const { outcomes, total } = await listOutcomes(who, projectId, 1);
      return [
        total,
        ...outcomes.map(({ externalId, units }) => [externalId, ...units.map((unit) => unit.same)]),
      ];
    };
    expect(await same(ann)).toEqual([1, ['river', true, true]]);
    expect(await same(bob)).toEqual([1, ['river', true, false]]);
    const carl = await member(test.db, projectId, 'annotator');
    expect(await same(carl)).toEqual([0]);
    const reader = await member(test.db, projectId, 'reader');
    await expect(listOutcomes(reader, projectId, 1)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    const outsider = await member(test.db, (await project(test.db)).id, 'annotator');
    await expect(listOutcomes(outsider, projectId, 1)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

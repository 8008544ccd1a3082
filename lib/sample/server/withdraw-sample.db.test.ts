import { describe, expect, it } from 'vitest';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { reinstateSample } from './reinstate-sample';
import { withdrawSample } from './withdraw-sample';

const test = testDatabase();

describe('withdrawSample', () => {
  it('withdraws once, with a reason and a trace, and can be undone once', async () => {
    const { id: projectId } = await project(test.db);
    const { id } = await sample(test.db, projectId);
    const lead = await member(test.db, projectId, 'lead');
    await withdrawSample(lead, projectId, id, ' reference belongs elsewhere ');
    expect(await test.db.sample.findUnique({ where: { id } })).toMatchObject({
      withdrawnReason: 'reference belongs elsewhere',
    });
    await expect(withdrawSample(lead, projectId, id, 'again')).rejects.toMatchObject({
      error: { reason: 'sample_withdrawn' },
    });
    await reinstateSample(lead, projectId, id);
    await expect(reinstateSample(lead, projectId, id)).rejects.toMatchObject({
      error: { reason: 'not_withdrawn' },
    });
    expect(await test.db.sample.findUnique({ where: { id } })).toMatchObject({ withdrawnAt: null });
    const auditRows = await test.db.auditEvent.findMany({ where: { sampleId: id }, orderBy: { id: 'asc' } });
    expect(auditRows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['sample.withdraw', lead.userId],
      ['sample.reinstate', lead.userId],
    ]);
  });

  it('anybody but a lead of the project, or no reason: refused', async () => {
    const { id: projectId } = await project(test.db);
    const { id: otherId } = await project(test.db);
    const { id } = await sample(test.db, projectId);
    await expect(
      withdrawSample(await member(test.db, projectId, 'annotator'), projectId, id, 'bad'),
    ).rejects.toMatchObject({ error: { code: 'forbidden' } });
    await expect(
      withdrawSample(await member(test.db, otherId, 'lead'), otherId, id, 'bad'),
    ).rejects.toMatchObject({ error: { code: 'not_found', object: 'sample' } });
    await expect(
      withdrawSample(await member(test.db, projectId, 'lead'), projectId, id, '  '),
    ).rejects.toThrow();
  });
});

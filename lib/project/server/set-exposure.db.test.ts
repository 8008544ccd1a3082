import { describe, expect, it } from 'vitest';
import { member, project } from '@/lib/testing/builders';
import { testDatabase } from '@/lib/testing/database';
import { getProjectSettings } from './get-project-settings';
import { setExposure } from './set-exposure';

const test = testDatabase();

describe('setExposure', () => {
  it("is a lead's, over the version at hand, and in the trail", async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const before = await getProjectSettings(lead, id);
    expect(before.exposure).toEqual({ policy: 'prefilled', controlShare: 0, drafts: 0 });
    await setExposure(lead, id, before.version, { policy: 'reveal', controlShare: 20 });
    const after = await getProjectSettings(lead, id);
    expect(after.exposure).toEqual({ policy: 'reveal', controlShare: 20, drafts: 0 });
    const trail = await test.db.auditEvent.findMany({ where: { projectId: id } });
    expect(trail).toMatchObject([
      {
        action: 'project.exposure',
        actorId: lead.userId,
        before: { policy: 'prefilled', controlShare: 0 },
        after: { policy: 'reveal', controlShare: 20 },
      },
    ]);
    await expect(
      setExposure(lead, id, before.version, { policy: 'blind', controlShare: 0 }),
    ).rejects.toMatchObject({ error: { code: 'stale', object: 'project', version: after.version } });
  });

  it('refuses other roles, strangers and shares beyond a half', async () => {
    const { id } = await project(test.db);
    const blind = { policy: 'blind', controlShare: 0 } as const;
    for (const role of ['annotator', 'reader'] as const)
      await expect(setExposure(await member(test.db, id, role), id, 1, blind)).rejects.toMatchObject({
        error: { code: 'forbidden' },
      });
    const other = await project(test.db);
    const stranger = await member(test.db, other.id, 'lead');
    await expect(setExposure(stranger, id, 1, blind)).rejects.toMatchObject({ error: { code: 'not_found' } });
    const lead = await member(test.db, id, 'lead');
    for (const controlShare of [-1, 51, 2.5])
      await expect(setExposure(lead, id, 1, { policy: 'reveal', controlShare })).rejects.toThrow();
    expect(await test.db.project.findUnique({ where: { id } })).toMatchObject({
      exposurePolicy: 'prefilled',
      controlShare: 0,
      version: 1,
    });
  });
});

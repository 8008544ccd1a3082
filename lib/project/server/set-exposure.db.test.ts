import { describe, expect, it } from 'vitest';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { getProjectSettings } from './get-project-settings';
import { setExposure } from './set-exposure';

const test = testDatabase();

describe('setExposure', () => {
  it("is a lead's, over the version at hand, and in the audit log", async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const before = await getProjectSettings(lead, id);
    const plain = { policy: 'prefilled', controlShare: 0, showGenerator: false };
    expect(before.exposure).toEqual({ ...plain, drafts: 0 });
    await setExposure(lead, id, before.version, { policy: 'reveal', controlShare: 20, showGenerator: true });
    const after = await getProjectSettings(lead, id);
    const set = { policy: 'reveal', controlShare: 20, showGenerator: true };
    expect(after.exposure).toEqual({ ...set, drafts: 0 });
    const auditRows = await test.db.auditEvent.findMany({ where: { projectId: id } });
    expect(auditRows).toMatchObject([
      {
        action: 'project.exposure',
        actorId: lead.userId,
        before: plain,
        after: set,
      },
    ]);
    await expect(
      setExposure(lead, id, before.version, { policy: 'blind', controlShare: 0 }),
    ).rejects.toMatchObject({ error: { code: 'stale', object: 'project', version: after.version } });
  });

  it('a change that says nothing of the generator: leaves it as it is', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    await setExposure(lead, id, 1, { policy: 'reveal', controlShare: 0, showGenerator: true });
    await setExposure(lead, id, 2, { policy: 'prefilled', controlShare: 0 });
    expect((await getProjectSettings(lead, id)).exposure.showGenerator).toBe(true);
  });

  it('other roles, outsiders, a share above a half: refused', async () => {
    const { id } = await project(test.db);
    const blind = { policy: 'blind', controlShare: 0 } as const;
    for (const role of ['annotator', 'reader'] as const)
      await expect(setExposure(await member(test.db, id, role), id, 1, blind)).rejects.toMatchObject({
        error: { code: 'forbidden' },
      });
    const other = await project(test.db);
    const outsider = await member(test.db, other.id, 'lead');
    await expect(setExposure(outsider, id, 1, blind)).rejects.toMatchObject({ error: { code: 'not_found' } });
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

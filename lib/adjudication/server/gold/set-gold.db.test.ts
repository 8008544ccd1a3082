import { describe, expect, it } from 'vitest';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { loadGoldSettings } from './load-gold-settings';
import { setGold } from './set-gold';

const test = testDatabase();
const three = { rule: { kind: 'majority', votes: 3 }, mayHaveLabelled: false, namesHidden: true } as const;

describe('setGold', () => {
  it('is a lead’s, over the version at hand, and in the audit log', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    expect(await loadGoldSettings(test.db, id)).toEqual({
      rule: { kind: 'unanimous', votes: 2 },
      mayHaveLabelled: true,
      namesHidden: false,
      version: 1,
    });
    await setGold(lead, id, 1, three);
    expect(await loadGoldSettings(test.db, id)).toEqual({ ...three, version: 2 });
    expect(await test.db.auditEvent.findMany({ where: { projectId: id } })).toMatchObject([
      {
        action: 'project.gold',
        before: { rule: 'unanimous', votes: 2, mayHaveLabelled: true, namesHidden: false },
        after: { rule: 'majority', votes: 3, mayHaveLabelled: false, namesHidden: true },
      },
    ]);
    await expect(setGold(lead, id, 1, three)).rejects.toMatchObject({ error: { code: 'stale', version: 2 } });
  });

  it('other roles, outsiders, a majority of one: refused', async () => {
    const { id } = await project(test.db);
    await expect(setGold(await member(test.db, id, 'annotator'), id, 1, three)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(setGold(await person(test.db), id, 1, three)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
    const lead = await member(test.db, id, 'lead');
    await expect(setGold(lead, id, 1, { ...three, rule: { kind: 'majority', votes: 1 } })).rejects.toThrow();
  });
});

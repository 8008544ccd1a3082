import { describe, expect, it } from 'vitest';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { listProjects } from './list-projects';

const test = testDatabase();

describe('listProjects', () => {
  it('members: their projects; owners: all; archived ones last', async () => {
    const mine = await project(test.db, 'B');
    await test.db.project.create({ data: { name: 'A', archivedAt: new Date() } });
    const annotator = await member(test.db, mine.id, 'annotator');
    expect(await listProjects(annotator)).toMatchObject([
      {
        id: mine.id,
        role: 'annotator',
        may: { open: ['read', 'annotate'], annotate: true, lead: false, names: true },
      },
    ]);
    const all = await listProjects(await person(test.db, 'owner'));
    expect(all.at(-1)).toMatchObject({
      name: 'A',
      archived: true,
      role: null,
      may: { open: ['read', 'annotate', 'lead', 'figures', 'delete'], lead: false },
    });
    expect(all.length).toBeGreaterThan(1);
    expect(await listProjects(await person(test.db))).toEqual([]);
  });
});

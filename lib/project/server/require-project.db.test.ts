import { describe, expect, it } from 'vitest';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { requireProject } from './require-project';

const test = testDatabase();

describe('requireProject', () => {
  it('lets a member do what the role allows and no more', async () => {
    const { id } = await project(test.db);
    const annotator = await member(test.db, id, 'annotator');
    expect(await requireProject(annotator, id, 'annotate')).toMatchObject({ id, role: 'annotator' });
    await expect(requireProject(annotator, id, 'lead')).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });

  it('does not find a foreign project', async () => {
    const { id } = await project(test.db);
    await expect(requireProject(await person(test.db), id, 'read')).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
  });

  it('lets the owner of the instance in everywhere', async () => {
    const { id } = await project(test.db);
    expect(await requireProject(await person(test.db, 'owner'), id, 'lead')).toMatchObject({
      id,
      role: null,
    });
  });

  it('refuses to write in an archived project', async () => {
    const { id } = await test.db.project.create({ data: { name: 'Old', archivedAt: new Date() } });
    const lead = await member(test.db, id, 'lead');
    expect(await requireProject(lead, id, 'lead')).toMatchObject({
      archived: true,
      may: { open: ['read', 'annotate', 'lead', 'figures'], annotate: false, lead: false },
    });
    await expect(requireProject(lead, id, 'lead', { writes: true })).rejects.toMatchObject({
      error: { code: 'state', reason: 'project_archived' },
    });
  });
});

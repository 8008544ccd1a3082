import { describe, expect, it } from 'vitest';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { archiveProject } from './archive-project';
import { createProject } from './create-project';
import { deleteProject } from './delete-project';
import { getProjectSettings } from './get-project-settings';
import { updateProject } from './update-project';

const test = testDatabase();
const actions = async (projectId: string) =>
  (await test.db.auditEvent.findMany({ where: { projectId }, orderBy: { id: 'asc' } })).map(
    ({ actorId, action }) => ({ actorId, action }),
  );

describe('createProject', () => {
  it('makes the creator its lead and says so in the audit log', async () => {
    const owner = await person(test.db, 'owner');
    const { id } = await createProject(owner, { name: '  长江项目 ', description: '' });
    expect(await test.db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: '长江项目' });
    expect(await test.db.member.findMany({ where: { projectId: id } })).toMatchObject([
      { userId: owner.userId, role: 'lead' },
    ]);
    expect(await actions(id)).toEqual([{ actorId: owner.userId, action: 'project.create' }]);
  });

  it('is for owners and for who leads already', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    expect(await createProject(lead, { name: 'Second' })).toMatchObject({ id: expect.any(String) });
    for (const ctx of [await member(test.db, id, 'annotator'), await person(test.db)])
      await expect(createProject(ctx, { name: 'No' })).rejects.toMatchObject({
        error: { code: 'forbidden' },
      });
  });
});

describe('updateProject', () => {
  it('keeps the first of two who change the same version, and tells the second which it is', async () => {
    const { id } = await project(test.db, 'Before');
    const lead = await member(test.db, id, 'lead');
    const results = await Promise.allSettled(
      ['One', 'Two'].map((name) => updateProject(lead, id, 1, { name, description: 'why' })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ error: { code: 'stale', object: 'project' } });
    expect(await test.db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 2 });
    expect(await actions(id)).toEqual([{ actorId: lead.userId, action: 'project.update' }]);
  });

  it('refuses an annotator, and does not find a foreign project', async () => {
    const { id } = await project(test.db);
    const input = { name: 'New', description: '' };
    await expect(updateProject(await member(test.db, id, 'annotator'), id, 1, input)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(updateProject(await person(test.db), id, 1, input)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
    await expect(updateProject(await person(test.db, 'owner'), 'x', 1, input)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

describe('archiveProject', () => {
  it('closes and opens once each, however often it is asked', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    await archiveProject(lead, id, true);
    await archiveProject(lead, id, true);
    await expect(updateProject(lead, id, 2, { name: 'New' })).rejects.toMatchObject({
      error: { code: 'state', reason: 'project_archived' },
    });
    await archiveProject(lead, id, false);
    expect((await actions(id)).map(({ action }) => action)).toEqual(['project.archive', 'project.unarchive']);
    await expect(archiveProject(await member(test.db, id, 'reader'), id, true)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});

describe('deleteProject', () => {
  it('wants the name, then removes everything but the audit log', async () => {
    const { id } = await project(test.db, 'River');
    const other = await project(test.db, 'Other');
    const lead = await member(test.db, id, 'lead');
    await sample(test.db, id);
    await archiveProject(lead, id, true);
    const owner = await person(test.db, 'owner');
    await archiveProject(owner, other.id, true);
    await expect(deleteProject(owner, id, 'river')).rejects.toMatchObject({
      error: { code: 'state', reason: 'name_mismatch' },
    });
    await deleteProject(owner, id, ' River ');
    expect(await test.db.project.count({ where: { id } })).toBe(0);
    expect(await test.db.sample.count({ where: { projectId: id } })).toBe(0);
    expect(await actions(id)).toEqual([
      { actorId: lead.userId, action: 'project.archive' },
      { actorId: owner.userId, action: 'project.delete' },
    ]);
    expect(await actions(other.id)).toHaveLength(1);
  });

  it('leaves the audit log closed behind it', async () => {
    await expect(test.db.auditEvent.deleteMany()).rejects.toThrow(/append-only/);
  });

  it('members, the lead too: refused, and the settings name the owners to ask', async () => {
    const { id } = await project(test.db, 'River');
    for (const role of ['annotator', 'lead'] as const)
      await expect(deleteProject(await member(test.db, id, role), id, 'River')).rejects.toMatchObject({
        error: { code: 'forbidden' },
      });
    const owner = await person(test.db, 'owner');
    const { name } = await test.db.user.findUniqueOrThrow({ where: { id: owner.userId } });
    const asked = await getProjectSettings(await member(test.db, id, 'lead'), id);
    expect(asked.deletedBy).toContain(name);
    expect((await getProjectSettings(owner, id)).deletedBy).toBeNull();
    await expect(deleteProject(await person(test.db), id, 'River')).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

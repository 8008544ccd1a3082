import { describe, expect, it } from 'vitest';
import { firstRound, freeSlots, member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { addMember } from './add-member';
import { archiveProject } from '../archive-project';
import { getProjectSettings } from '../get-project-settings';
import { removeMember } from './remove-member';
import { setMemberRole } from './set-member-role';

const test = testDatabase();
const auditRows = (projectId: string) =>
  test.db.auditEvent.findMany({ where: { projectId }, orderBy: { id: 'asc' } });
const roles = async (projectId: string) =>
  new Map((await test.db.member.findMany({ where: { projectId } })).map((row) => [row.userId, row.role]));

describe('setMemberRole', () => {
  it('changes a role and records both', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const { userId } = await member(test.db, id, 'reader');
    await setMemberRole(lead, id, userId, 'annotator');
    expect((await roles(id)).get(userId)).toBe('annotator');
    expect(await auditRows(id)).toMatchObject([
      {
        actorId: lead.userId,
        action: 'member.role',
        objectId: userId,
        before: { role: 'reader' },
        after: { role: 'annotator' },
      },
    ]);
  });

  it('keeps the last lead, unless an owner acts', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const last = { error: { code: 'state', reason: 'last_lead' } };
    await expect(setMemberRole(lead, id, lead.userId, 'reader')).rejects.toMatchObject(last);
    await expect(removeMember(lead, id, lead.userId)).rejects.toMatchObject(last);
    await removeMember(await person(test.db, 'owner'), id, lead.userId);
    expect((await roles(id)).size).toBe(0);
  });

  it('leaves one of two leads who demote each other at once', async () => {
    const { id } = await project(test.db);
    const one = await member(test.db, id, 'lead');
    const two = await member(test.db, id, 'lead');
    const results = await Promise.allSettled([
      setMemberRole(one, id, two.userId, 'reader'),
      setMemberRole(two, id, one.userId, 'reader'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect([...(await roles(id)).values()].filter((role) => role === 'lead').length).toBeGreaterThan(0);
  });

  it('annotators, outsiders, unknown roles, archived projects: refused', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const annotator = await member(test.db, id, 'annotator');
    await expect(setMemberRole(annotator, id, annotator.userId, 'lead')).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(setMemberRole(await person(test.db), id, annotator.userId, 'lead')).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
    await expect(setMemberRole(lead, id, annotator.userId, 'owner')).rejects.toThrow();
    await archiveProject(lead, id, true);
    await expect(setMemberRole(lead, id, annotator.userId, 'reader')).rejects.toMatchObject({
      error: { code: 'state', reason: 'project_archived' },
    });
  });
});

describe('removeMember', () => {
  it('gives what the person held back to the queue', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const { userId } = await member(test.db, id, 'annotator');
    const held = await sample(test.db, id);
    const done = await sample(test.db, id);
    const { id: roundId } = await firstRound(test.db, id);
    await test.db.roundSample.updateMany({ where: { roundId }, data: { openPlaces: 0 } });
    await test.db.assignment.createMany({
      data: [
        { projectId: id, roundId, sampleId: held.id, userId, state: 'claimed' },
        { projectId: id, roundId, sampleId: done.id, userId, state: 'submitted' },
      ],
    });
    await removeMember(lead, id, userId);
    expect([await freeSlots(test.db, held.id), await freeSlots(test.db, done.id)]).toEqual([1, 0]);
    expect((await auditRows(id)).map(({ action }) => action)).toEqual(['sample.release', 'member.remove']);
  });

  it('does not find somebody who is no member', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const { userId } = await person(test.db);
    await expect(removeMember(lead, id, userId)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'member' },
    });
  });
});

describe('addMember', () => {
  it('is for owners, and for people who are not in yet', async () => {
    const { id } = await project(test.db);
    const owner = await person(test.db, 'owner');
    const lead = await member(test.db, id, 'lead');
    const { userId } = await person(test.db);
    const input = { email: `${userId.toUpperCase()}@example.test`, role: 'annotator' };
    await expect(addMember(lead, id, input)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    expect(await addMember(owner, id, input)).toEqual({ userId });
    await expect(addMember(owner, id, input)).rejects.toMatchObject({
      error: { code: 'exists', object: 'member' },
    });
    await expect(
      addMember(owner, id, { email: 'nobody@example.test', role: 'reader' }),
    ).rejects.toMatchObject({ error: { code: 'not_found', object: 'user' } });
    expect((await auditRows(id)).map(({ action }) => action)).toEqual(['member.add']);
  });
});

describe('getProjectSettings', () => {
  it('is for leads', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    await sample(test.db, id);
    expect(await getProjectSettings(lead, id)).toMatchObject({
      id,
      archived: false,
      members: [{ userId: lead.userId, role: 'lead' }],
      invitations: [],
      holds: { samples: 1, annotations: 0, members: 1 },
    });
    await expect(getProjectSettings(await member(test.db, id, 'reader'), id)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});

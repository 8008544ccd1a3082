import { beforeEach, describe, expect, it } from 'vitest';
import { type Ctx, userActor } from '@/lib/auth/ctx';
import { setUserDisabled } from '@/lib/auth/server/set-user-disabled';
import { listProjects } from '@/lib/project/server/list-projects';
import { erasePerson } from '@/lib/project/server/people/erase-person';
import { removeMember } from '@/lib/project/server/people/remove-member';
import { requireProject } from '@/lib/project/server/require-project';
import { mayCreateProject } from '@/lib/project/server/may-create-project';
import { listProjectTokens } from '@/lib/project/server/tokens/list-project-tokens';
import { revokeProjectToken } from '@/lib/project/server/tokens/revoke-project-token';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { createToken } from './create-token';
import { findLiveToken } from './find-live-token';
import { listTokens } from './list-tokens';
import { revokeToken } from './revoke-token';

const test = testDatabase();
let projectId: string;
let lead: Ctx & { userId: string };

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});

const NIGHTLY = { name: 'Nightly', scopes: ['gold:read' as const], days: 30 };
const make = (ctx: Ctx, input: Partial<Parameters<typeof createToken>[1]> = {}) =>
  createToken(ctx, { ...NIGHTLY, ...input });
/** The same person at a screen whose password was given long ago. */
const unconfirmed = (ctx: Ctx & { userId: string }): Ctx => ({
  actor: userActor(ctx.userId, 'member'),
  db: ctx.db,
});
const actions = async (objectId: string) =>
  (await test.db.auditEvent.findMany({ where: { objectId }, orderBy: { id: 'asc' } })).map(
    (row) => row.action,
  );
const refused = (error: object) => ({ error });

describe('a new token', () => {
  it('opens what its person may, is told once and kept as a hash', async () => {
    const { id, secret } = await make(lead);
    const row = await test.db.apiToken.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(await findLiveToken(test.db, secret)).toEqual({
      kind: 'token',
      tokenId: id,
      userId: lead.userId,
      role: 'member',
      projectId: null,
      scopes: ['gold:read'],
    });
    expect(await actions(id)).toEqual(['token.create']);
  });

  it('without a password given lately: unconfirmed, and so is its end', async () => {
    const { id } = await make(lead);
    await expect(make(unconfirmed(lead))).rejects.toMatchObject(refused({ code: 'unconfirmed' }));
    await expect(revokeToken(unconfirmed(lead), id)).rejects.toMatchObject(refused({ code: 'unconfirmed' }));
    await expect(revokeProjectToken(unconfirmed(lead), projectId, id)).rejects.toMatchObject(
      refused({ code: 'unconfirmed' }),
    );
  });

  it('by another token: refused', async () => {
    const actor = (await findLiveToken(test.db, (await make(lead)).secret))!;
    await expect(make({ actor, db: test.db })).rejects.toMatchObject(refused({ code: 'unconfirmed' }));
  });

  it('for a project that its person is not in: not found', async () => {
    const owner = await person(test.db, 'owner');
    for (const ctx of [await person(test.db), owner])
      await expect(make(ctx, { projectId })).rejects.toMatchObject(
        refused({ code: 'not_found', object: 'project' }),
      );
  });

  it.each([0, 366, 1.5])('for %s days: refused', async (days) => {
    await expect(make(lead, { days })).rejects.toThrow(/days/);
  });
});

describe('a token of one project', () => {
  it('sees that project alone, and makes none', async () => {
    const other = await project(test.db);
    await test.db.member.create({ data: { projectId: other.id, userId: lead.userId, role: 'lead' } });
    const actor = (await findLiveToken(test.db, (await make(lead, { projectId })).secret))!;
    const ctx = { actor, db: test.db };
    expect((await listProjects(ctx)).map(({ id }) => id)).toEqual([projectId]);
    expect((await requireProject(ctx, projectId, 'lead')).role).toBe('lead');
    await expect(requireProject(ctx, other.id, 'read')).rejects.toMatchObject(
      refused({ code: 'not_found', object: 'project' }),
    );
    expect(await mayCreateProject(ctx)).toBe(false);
  });

  it('of an owner: acts as the member that they are there', async () => {
    const owner = await person(test.db, 'owner');
    await test.db.member.create({ data: { projectId, userId: owner.userId, role: 'reader' } });
    const actor = (await findLiveToken(test.db, (await make(owner, { projectId })).secret))!;
    const ctx = { actor, db: test.db };
    expect(actor.role).toBe('member');
    await expect(requireProject(ctx, projectId, 'lead')).rejects.toMatchObject(
      refused({ code: 'forbidden' }),
    );
    await expect(requireProject(ctx, (await project(test.db)).id, 'read')).rejects.toMatchObject(
      refused({ code: 'not_found', object: 'project' }),
    );
  });

  it('is seen and ended by a lead, a personal one of somebody else is not', async () => {
    const annotator = await member(test.db, projectId, 'annotator');
    const ofProject = await make(annotator, { projectId });
    const personal = await make(annotator);
    expect((await listProjectTokens(lead, projectId)).map(({ id }) => id)).toEqual([ofProject.id]);
    await expect(listProjectTokens(annotator, projectId)).rejects.toMatchObject(
      refused({ code: 'forbidden' }),
    );
    await expect(revokeProjectToken(annotator, projectId, ofProject.id)).rejects.toMatchObject(
      refused({ code: 'forbidden' }),
    );
    await expect(revokeProjectToken(lead, projectId, personal.id)).rejects.toMatchObject(
      refused({ code: 'not_found', object: 'token' }),
    );
    await revokeProjectToken(lead, projectId, ofProject.id);
    expect(await findLiveToken(test.db, ofProject.secret)).toBeNull();
    expect(await findLiveToken(test.db, personal.secret)).not.toBeNull();
    expect(await actions(ofProject.id)).toEqual(['token.create', 'token.revoke']);
  });
});

describe('a token ends', () => {
  it('when its person revokes it; somebody else’s is not found', async () => {
    const { id, secret } = await make(lead);
    const other = await person(test.db, 'owner');
    await expect(revokeToken(other, id)).rejects.toMatchObject(
      refused({ code: 'not_found', object: 'token' }),
    );
    await revokeToken(lead, id);
    expect(await findLiveToken(test.db, secret)).toBeNull();
    expect(await listTokens(lead)).toEqual([]);
    await expect(revokeToken(lead, id)).rejects.toMatchObject(
      refused({ code: 'not_found', object: 'token' }),
    );
  });

  it('when two revoke it at once: one does, the log has one row', async () => {
    const { id } = await make(lead, { projectId });
    const both = await Promise.allSettled([revokeToken(lead, id), revokeProjectToken(lead, projectId, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await actions(id)).toEqual(['token.create', 'token.revoke']);
  });

  it('when it expires', async () => {
    const { id, secret } = await make(lead);
    await test.db.apiToken.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await findLiveToken(test.db, secret)).toBeNull();
    expect(await listTokens(lead)).toEqual([]);
  });

  it('when its person is shut out, and stays ended when they are let in again', async () => {
    const { id, secret } = await make(lead);
    const owner = await person(test.db, 'owner');
    await setUserDisabled(owner, { userId: lead.userId, disabled: true });
    expect(await findLiveToken(test.db, secret)).toBeNull();
    await setUserDisabled(owner, { userId: lead.userId, disabled: false });
    expect(await findLiveToken(test.db, secret)).toBeNull();
    expect(await actions(id)).toEqual(['token.create', 'token.revoke']);
  });

  it('when its person leaves its project, and stays ended when they come back; a personal one lives on', async () => {
    const annotator = await member(test.db, projectId, 'annotator');
    const [ofProject, personal] = [await make(annotator, { projectId }), await make(annotator)];
    await removeMember(lead, projectId, annotator.userId);
    expect(await findLiveToken(test.db, ofProject.secret)).toBeNull();
    await test.db.member.create({ data: { projectId, userId: annotator.userId, role: 'annotator' } });
    expect(await findLiveToken(test.db, ofProject.secret)).toBeNull();
    expect(await findLiveToken(test.db, personal.secret)).not.toBeNull();
  });

  it('when its membership goes by another way than the screen', async () => {
    const { secret } = await make(lead, { projectId });
    await test.db.member.deleteMany({ where: { projectId, userId: lead.userId } });
    expect(await findLiveToken(test.db, secret)).toBeNull();
  });

  it('when its person is erased, with its name', async () => {
    const annotator = await member(test.db, projectId, 'annotator');
    await make(annotator);
    const { email } = await test.db.user.findUniqueOrThrow({ where: { id: annotator.userId } });
    await erasePerson(await person(test.db, 'owner'), annotator.userId, email);
    expect(await test.db.apiToken.count({ where: { userId: annotator.userId } })).toBe(0);
  });
});

it('the use of a token: is noted, at most once a minute', async () => {
  const { id, secret } = await make(lead);
  const used = async () => (await test.db.apiToken.findUniqueOrThrow({ where: { id } })).lastUsedAt;
  await findLiveToken(test.db, secret);
  await expect.poll(used).not.toBeNull();
  const before = new Date(Date.now() - 50_000);
  await test.db.apiToken.update({ where: { id }, data: { lastUsedAt: before } });
  await findLiveToken(test.db, secret);
  await findLiveToken(test.db, secret);
  expect(await used()).toEqual(before);
});

it('a text that is no token: is nobody', async () => {
  expect(await findLiveToken(test.db, 'f4r_made-up')).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { anonymous } from '@/lib/auth/ctx';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { acceptInvitation } from './accept-invitation';
import { createInvitation } from './create-invitation';
import { findInvitation } from './find-invitation';
import { getProjectSettings } from '../get-project-settings';
import { revokeInvitation } from './revoke-invitation';

const test = testDatabase();
const asOutsider = () => ({ actor: anonymous, db: test.db });
const tokenOf = (path: string) => path.replace('/invite/', '');
const account = () => ({
  email: `${crypto.randomUUID()}@example.test`,
  name: 'Zhang San',
  password: 'a river in the hills',
});

async function invited(role = 'annotator') {
  const { id } = await project(test.db);
  const lead = await member(test.db, id, 'lead');
  const link = await createInvitation(lead, id, { role, days: 7, remark: 'for Zhang San' });
  return { projectId: id, lead, linkId: link.id, token: tokenOf(link.path) };
}

describe('createInvitation', () => {
  it('keeps only a hash of the secret', async () => {
    const { projectId, lead, linkId, token } = await invited();
    const row = await test.db.accessLink.findUniqueOrThrow({ where: { id: linkId } });
    expect(row.tokenHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBeCloseTo(7 * 86_400_000, -4);
    expect((await getProjectSettings(lead, projectId)).invitations).toMatchObject([
      { id: linkId, role: 'annotator', remark: 'for Zhang San' },
    ]);
    const auditRows = await test.db.auditEvent.findMany({ where: { projectId } });
    expect(auditRows).toMatchObject([{ action: 'link.create', actorId: lead.userId, objectId: linkId }]);
    expect(JSON.stringify(auditRows.map(({ after }) => after))).not.toContain('Zhang');
  });

  it('is for leads, for known roles and for at most thirty days', async () => {
    const { projectId, lead } = await invited();
    const input = { role: 'reader', days: 1 };
    await expect(
      createInvitation(await member(test.db, projectId, 'annotator'), projectId, input),
    ).rejects.toMatchObject({ error: { code: 'forbidden' } });
    await expect(createInvitation(await person(test.db), projectId, input)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
    await expect(createInvitation(lead, projectId, { role: 'owner', days: 1 })).rejects.toThrow();
    await expect(createInvitation(lead, projectId, { role: 'reader', days: 31 })).rejects.toThrow();
  });
});

describe('acceptInvitation', () => {
  it('a person without an account: gets one and becomes a member, as the actor of both', async () => {
    const { projectId, token } = await invited('reader');
    const { email, ...rest } = account();
    await acceptInvitation(asOutsider(), token, { email: `  ${email.toUpperCase()}`, ...rest });
    const user = await test.db.user.findUniqueOrThrow({ where: { email }, include: { members: true } });
    expect(user).toMatchObject({ role: 'member', members: [{ projectId, role: 'reader' }] });
    const auditRows = await test.db.auditEvent.findMany({
      where: { actorId: user.id },
      orderBy: { id: 'asc' },
    });
    expect(auditRows.map(({ action }) => action)).toEqual(['user.create', 'member.join']);
  });

  it('works once, also when two come at once', async () => {
    const { projectId, token } = await invited();
    const two = [await person(test.db), await person(test.db)];
    const results = await Promise.allSettled(two.map((ctx) => acceptInvitation(ctx, token, null)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      error: { code: 'state', reason: 'link_used' },
    });
    expect(await test.db.member.count({ where: { projectId, role: 'annotator' } })).toBe(1);
  });

  it('stays good when the one who opens it is in already', async () => {
    const { projectId, lead, token } = await invited();
    await expect(acceptInvitation(lead, token, null)).rejects.toMatchObject({
      error: { code: 'exists', object: 'member' },
    });
    expect(await findInvitation(lead, token)).toMatchObject({ state: 'open', member: true });
    const other = await person(test.db);
    expect(await acceptInvitation(other, token, null)).toMatchObject({ projectId, userId: other.userId });
  });

  it('leaves nothing behind when the account cannot be made', async () => {
    const { projectId, token } = await invited();
    await expect(
      acceptInvitation(asOutsider(), token, { ...account(), password: 'Zhang San' }),
    ).rejects.toMatchObject({
      error: { issues: [{ code: 'password_short' }] },
    });
    const taken = await person(test.db);
    await expect(
      acceptInvitation(asOutsider(), token, { ...account(), email: `${taken.userId}@example.test` }),
    ).rejects.toMatchObject({ error: { code: 'exists', object: 'user' } });
    expect(await findInvitation(asOutsider(), token)).toMatchObject({ state: 'open', member: false });
    expect(await test.db.member.count({ where: { projectId } })).toBe(1);
  });

  it('says what became of a link: withdrawn, expired, unknown, of an archived project', async () => {
    const { projectId, lead, linkId, token } = await invited();
    await test.db.project.update({ where: { id: projectId }, data: { archivedAt: new Date() } });
    const guest = await person(test.db);
    await expect(acceptInvitation(guest, token, null)).rejects.toMatchObject({
      error: { code: 'state', reason: 'project_archived' },
    });
    await revokeInvitation(lead, projectId, linkId);
    await expect(acceptInvitation(guest, token, null)).rejects.toMatchObject({
      error: { reason: 'link_revoked' },
    });
    const old = await invited();
    await test.db.accessLink.update({ where: { id: old.linkId }, data: { expiresAt: new Date(0) } });
    await expect(acceptInvitation(guest, old.token, null)).rejects.toMatchObject({
      error: { reason: 'link_expired' },
    });
    await expect(acceptInvitation(guest, 'nothing', null)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'link' },
    });
  });

  it('no account given and nobody signed in: refused', async () => {
    const { token } = await invited();
    await expect(acceptInvitation(asOutsider(), token, null)).rejects.toMatchObject({
      error: { code: 'unauthenticated' },
    });
  });
});

describe('revokeInvitation', () => {
  it('is for leads of that very project', async () => {
    const { projectId, linkId } = await invited();
    const other = await invited();
    await expect(revokeInvitation(other.lead, other.projectId, linkId)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'link' },
    });
    await expect(
      revokeInvitation(await member(test.db, projectId, 'reader'), projectId, linkId),
    ).rejects.toMatchObject({ error: { code: 'forbidden' } });
  });
});

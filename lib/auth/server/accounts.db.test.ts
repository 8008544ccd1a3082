import { verifyPassword } from 'better-auth/crypto';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anonymous, commandLineActor, userActor } from '@/lib/auth/ctx';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { changePassword } from './password/change-password';
import { createResetLink } from './password/create-reset-link';
import { createUser } from './create-user';
import { endSession } from './session/end-session';
import { findReset } from './password/find-reset';
import { getMe } from './get-me';
import { listSessions } from './session/list-sessions';
import { listUsers } from './list-users';
import { resetPassword } from './password/reset-password';
import { setUserDisabled } from './set-user-disabled';
import { setUserRole } from './set-user-role';
import { signOutEverywhere } from './session/sign-out-everywhere';

const test = testDatabase();
const PASSWORD = 'a river in the hills';
const NEXT = 'another river, longer';
const asOutsider = () => ({ actor: anonymous, db: test.db });
const forbidden = { error: { code: 'forbidden' } };

async function account() {
  const email = `${randomUUID()}@example.test`;
  const { id } = await createUser(
    { actor: commandLineActor, db: test.db },
    { email, name: 'Li Wei', password: PASSWORD, role: 'member' },
  );
  return { actor: userActor(id, 'member'), db: test.db, userId: id, email };
}

async function session(userId: string): Promise<string> {
  const [id, token] = [randomUUID(), randomUUID()];
  await test.db.session.create({ data: { id, token, userId, expiresAt: new Date(Date.now() + 3_600_000) } });
  return id;
}

const auditRows = async (objectId: string) =>
  (await test.db.auditEvent.findMany({ where: { objectId }, orderBy: { id: 'asc' } })).map(
    ({ action, actorId }) => [action, actorId],
  );

async function hasPassword(userId: string, password: string): Promise<boolean> {
  const row = await test.db.account.findFirstOrThrow({ where: { userId, providerId: 'credential' } });
  return verifyPassword({ hash: row.password ?? '', password });
}

describe('createUser', () => {
  it('is for owners and the system, takes an address once, and keeps the password only as a hash', async () => {
    const { userId, email } = await account();
    const row = await test.db.account.findFirstOrThrow({ where: { userId } });
    expect(row.password).not.toContain(PASSWORD);
    expect(await auditRows(userId)).toEqual([['user.create', null]]);
    const input = { email: email.toUpperCase(), name: 'Again', password: PASSWORD, role: 'member' as const };
    await expect(createUser(await person(test.db, 'owner'), input)).rejects.toMatchObject({
      error: { code: 'exists', object: 'user' },
    });
    await expect(createUser(await person(test.db), input)).rejects.toMatchObject(forbidden);
  });

  it('says what is wrong with a password', async () => {
    await expect(
      createUser(await person(test.db, 'owner'), {
        email: 'zhou@example.test',
        name: 'Zhou',
        password: 'zhou',
        role: 'member',
      }),
    ).rejects.toMatchObject({
      error: {
        code: 'invalid',
        issues: [{ path: 'password', code: 'password_short' }],
      },
    });
  });
});

describe('setUserDisabled', () => {
  it('ends every session at once, and lets in again', async () => {
    const owner = await person(test.db, 'owner');
    const { userId } = await person(test.db);
    await session(userId);
    await setUserDisabled(owner, { userId, disabled: true });
    await setUserDisabled(owner, { userId, disabled: true });
    expect(await test.db.session.count({ where: { userId } })).toBe(0);
    await setUserDisabled(owner, { userId, disabled: false });
    expect(await auditRows(userId)).toEqual([
      ['user.disable', owner.userId],
      ['user.enable', owner.userId],
    ]);
    await expect(setUserDisabled(await person(test.db), { userId, disabled: true })).rejects.toMatchObject(
      forbidden,
    );
    await expect(setUserDisabled(owner, { userId: 'nobody', disabled: true })).rejects.toMatchObject({
      error: { code: 'not_found', object: 'user' },
    });
  });
});

describe('setUserRole', () => {
  it('keeps one owner when the last two demote each other at once', async () => {
    await test.db.user.updateMany({ data: { role: 'member' } });
    const one = await person(test.db, 'owner');
    const two = await person(test.db, 'owner');
    const results = await Promise.allSettled([
      setUserRole(one, { userId: two.userId, role: 'member' }),
      setUserRole(two, { userId: one.userId, role: 'member' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      error: { code: 'state', reason: 'last_owner' },
    });
    expect(await test.db.user.count({ where: { role: 'owner' } })).toBe(1);
  });

  it('does not count disabled owners among those who could run the studio', async () => {
    await test.db.user.updateMany({ data: { role: 'member' } });
    const one = await person(test.db, 'owner');
    const two = await person(test.db, 'owner');
    await setUserDisabled(one, { userId: two.userId, disabled: true });
    await expect(setUserDisabled(one, { userId: one.userId, disabled: true })).rejects.toMatchObject({
      error: { reason: 'last_owner' },
    });
  });

  it('is for owners, and writes what it was', async () => {
    const owner = await person(test.db, 'owner');
    const { userId } = await person(test.db);
    await setUserRole(owner, { userId, role: 'owner' });
    const row = await test.db.auditEvent.findFirstOrThrow({ where: { objectId: userId } });
    expect(row).toMatchObject({ action: 'user.role', before: { role: 'member' }, after: { role: 'owner' } });
    await expect(setUserRole(await person(test.db), { userId, role: 'member' })).rejects.toMatchObject(
      forbidden,
    );
  });
});

describe('reset of a password', () => {
  it('sets the password once, ends all sessions and tells whose it is', async () => {
    const owner = await person(test.db, 'owner');
    const { userId, email } = await account();
    await session(userId);
    const { path } = await createResetLink(owner, userId);
    const token = path.replace('/reset/', '');
    expect(await findReset(asOutsider(), token)).toEqual({ state: 'open', email, name: 'Li Wei' });
    expect(await resetPassword(asOutsider(), token, NEXT)).toEqual({ email });
    expect(await hasPassword(userId, NEXT)).toBe(true);
    expect(await test.db.session.count({ where: { userId } })).toBe(0);
    expect(await auditRows(userId)).toContainEqual(['user.password', userId]);
    await expect(resetPassword(asOutsider(), token, PASSWORD)).rejects.toMatchObject({
      error: { code: 'state', reason: 'link_used' },
    });
  });

  it('keeps the link when the new password breaks the rules', async () => {
    const { userId } = await account();
    const { path } = await createResetLink(await person(test.db, 'owner'), userId);
    const token = path.replace('/reset/', '');
    await expect(resetPassword(asOutsider(), token, 'short')).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'password', code: 'password_short' }] },
    });
    expect(await findReset(asOutsider(), token)).toMatchObject({ state: 'open' });
  });

  it('ends older links of the same person, and is made by owners alone', async () => {
    const owner = await person(test.db, 'owner');
    const { userId } = await account();
    const first = await createResetLink(owner, userId);
    await createResetLink(owner, userId);
    await expect(resetPassword(asOutsider(), first.path.replace('/reset/', ''), NEXT)).rejects.toMatchObject({
      error: { reason: 'link_revoked' },
    });
    await expect(createResetLink(await person(test.db), userId)).rejects.toMatchObject(forbidden);
  });

  it('a disabled person with a reset link: refused', async () => {
    const owner = await person(test.db, 'owner');
    const { userId } = await account();
    const { path } = await createResetLink(owner, userId);
    await setUserDisabled(owner, { userId, disabled: true });
    await expect(resetPassword(asOutsider(), path.replace('/reset/', ''), NEXT)).rejects.toMatchObject({
      error: { reason: 'user_disabled' },
    });
  });
});

describe('changePassword', () => {
  it('the current password: is required, and other sessions end', async () => {
    const me = await account();
    const [here, there] = [await session(me.userId), await session(me.userId)];
    const input = { current: PASSWORD, next: NEXT, sessionId: here };
    await expect(changePassword(me, { ...input, current: 'wrong' })).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'current', code: 'wrong_password' }] },
    });
    await expect(changePassword(me, { ...input, next: me.email })).rejects.toMatchObject({
      error: { issues: [{ path: 'next', code: 'password_personal' }] },
    });
    await changePassword(me, input);
    expect(await hasPassword(me.userId, NEXT)).toBe(true);
    expect((await listSessions(me)).map(({ id }) => id)).toEqual([here]);
    expect(there).not.toBe(here);
    expect(await auditRows(me.userId)).toContainEqual(['user.password', me.userId]);
  });

  it('wrong current passwords: rate limited', async () => {
    const me = await account();
    const input = { current: 'wrong', next: NEXT, sessionId: 'x' };
    for (let attempt = 0; attempt < 10; attempt++) await changePassword(me, input).catch(() => undefined);
    await expect(changePassword(me, { ...input, current: PASSWORD })).rejects.toMatchObject({
      error: { code: 'rate_limited' },
    });
  });
});

describe('sessions', () => {
  it('are listed and ended by their own person only', async () => {
    const [me, other] = [await person(test.db), await person(test.db)];
    const mine = await session(me.userId);
    await session(other.userId);
    expect((await listSessions(me)).map(({ id }) => id)).toEqual([mine]);
    await expect(endSession(other, mine)).rejects.toMatchObject({ error: { code: 'not_found' } });
    await endSession(me, mine);
    expect(await auditRows(me.userId)).toEqual([['user.end_session', me.userId]]);
  });

  it('are all ended by the person or by an owner', async () => {
    const [me, other] = [await person(test.db), await person(test.db)];
    await session(me.userId);
    await expect(signOutEverywhere(other, me.userId)).rejects.toMatchObject(forbidden);
    expect(await signOutEverywhere(await person(test.db, 'owner'), me.userId)).toEqual({ ended: 1 });
    expect(await signOutEverywhere(me, me.userId)).toEqual({ ended: 0 });
  });
});

describe('listUsers and getMe', () => {
  it('an owner: everybody; anybody else: themselves', async () => {
    const me = await account();
    const rows = await listUsers(await person(test.db, 'owner'));
    expect(rows.find(({ id }) => id === me.userId)).toMatchObject({
      email: me.email,
      disabled: false,
      projects: 0,
      signedInAt: null,
    });
    await expect(listUsers(me)).rejects.toMatchObject(forbidden);
    expect(await getMe(me)).toMatchObject({ email: me.email, locale: null, theme: 'system' });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type Auth, build } from '@/lib/auth/better-auth';
import { CLIENT_HEADER } from '@/lib/auth/client-address';
import { type Ctx, commandLineActor, userActor } from '@/lib/auth/ctx';
import { createResetLink } from '@/lib/auth/server/password/create-reset-link';
import { createUser } from '@/lib/auth/server/create-user';
import { logFailedSignIns } from '@/lib/auth/server/session/failed-sign-ins';
import { listUsers } from '@/lib/auth/server/list-users';
import { resetPassword } from '@/lib/auth/server/password/reset-password';
import { setUserDisabled } from '@/lib/auth/server/set-user-disabled';
import { signIn } from '@/lib/auth/server/session/sign-in';
import { browserMark, KNOWN_BROWSER_COOKIE } from '@/lib/auth/server/session/sign-in-limit';
import { erasePerson } from '@/lib/project/server/people/erase-person';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { totpCode } from '../totp';
import { beginSecondFactor } from './begin-second-factor';
import { finishSecondFactor } from './finish-second-factor';
import { finishSignIn } from './finish-sign-in';
import { getSecondFactor } from './get-second-factor';
import { resetSecondFactor, turnSecondFactorOff } from './remove-second-factor';
import { renewRecoveryCodes } from './renew-recovery-codes';
import { beginSecondStep } from './second-step';

const test = testDatabase();
const PASSWORD = 'a river in the hills';
const NEXT = 'another river, longer';
const wrongCode = { error: { code: 'invalid', issues: [{ path: 'code', code: 'wrong_code' }] } };
const over = { error: { code: 'state', reason: 'second_step_over' } };
const off = { error: { code: 'state', reason: 'second_factor_off' } };
let auth: Auth;

beforeAll(() => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
  auth = build(test.db);
});

const system = (): Ctx => ({ actor: commandLineActor, db: test.db });
const from = (address: string, cookie?: string) =>
  new Headers({ [CLIENT_HEADER]: address, ...(cookie && { cookie }) });

async function account(role: 'owner' | 'member' = 'member') {
  const email = `${crypto.randomUUID()}@example.test`;
  const { id } = await createUser(system(), { email, name: 'Li Qingzhao', password: PASSWORD, role });
  const ctx: Ctx = { actor: userActor(id, role, new Date()), db: test.db };
  return { id, email, ctx };
}

async function session(userId: string): Promise<string> {
  const id = crypto.randomUUID();
  await test.db.session.create({
    data: { id, token: id, userId, expiresAt: new Date(Date.now() + 3_600_000) },
  });
  return id;
}

/** Somebody with a second factor, who has used no code of their app yet: `code` gives that of so many steps away. */
async function secured(role: 'owner' | 'member' = 'member') {
  const { id, email, ctx } = await account(role);
  const sessionId = await session(id);
  const { secret } = await beginSecondFactor(ctx);
  const code = (stepsAway = 0) => totpCode(secret, new Date(Date.now() + stepsAway * 30_000));
  const recovery = await finishSecondFactor(ctx, { code: code(), sessionId });
  await forgetCodes(id);
  return { id, email, ctx, sessionId, secret, code, recovery };
}

/** The way in: password first, then a code; the error where it is refused. */
async function enter({ email }: { email: string }, code: string, headers = from('10.2.0.1')) {
  const entered = await signIn(auth, headers, { email, password: PASSWORD });
  expect(entered).toEqual({ owesCode: true });
  const token = (await beginSecondStep(test.db, email)) ?? '';
  return finishSignIn(auth, headers, { token, code });
}

const outcomeOf = (way: Promise<unknown>): Promise<string> =>
  way.then(
    () => 'in',
    (thrown: { error: { code: string } }) => thrown.error.code,
  );
const sessions = (userId: string) => test.db.session.count({ where: { userId } });
const auditRows = async (objectId: string) =>
  (await test.db.auditEvent.findMany({ where: { objectId }, orderBy: { id: 'asc' } })).map(
    ({ action, actorId }) => [action, actorId],
  );
const forgetCodes = (id: string) =>
  test.db.secondFactor.update({ where: { userId: id }, data: { lastStep: null } });

describe('setting the second factor up', () => {
  it('asks for the password again, at each of its acts', async () => {
    const { id, sessionId, recovery } = await secured();
    const ctx: Ctx = { actor: userActor(id, 'member'), db: test.db };
    for (const way of [
      () => beginSecondFactor(ctx),
      () => finishSecondFactor(ctx, { code: '000000', sessionId }),
      () => renewRecoveryCodes(ctx),
      () => turnSecondFactorOff(ctx, sessionId),
    ])
      expect(await outcomeOf(way())).toBe('unconfirmed');
    expect(await getSecondFactor(ctx)).toMatchObject({ codesLeft: recovery.length });
  });

  it('is on once a code proves the app, ends the other sessions and shows ten codes', async () => {
    const { id, email, ctx } = await account();
    const [here] = [await session(id), await session(id)];
    const { secret, qr } = await beginSecondFactor(ctx);
    expect(qr).toMatch(/^<svg/);
    expect(await getSecondFactor(ctx)).toBeNull();
    expect(await signIn(auth, from('10.2.0.2'), { email, password: PASSWORD })).toEqual({ userId: id });
    await expect(finishSecondFactor(ctx, { code: '12345', sessionId: here })).rejects.toMatchObject(
      wrongCode,
    );
    const codes = await finishSecondFactor(ctx, { code: totpCode(secret, new Date()), sessionId: here });
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z1-9]{4}-){5}[a-z1-9]{4}$/);
    expect(await test.db.session.findMany({ where: { userId: id }, select: { id: true } })).toEqual([
      { id: here },
    ]);
    expect(await getSecondFactor(ctx)).toMatchObject({ codesLeft: 10 });
    expect((await auditRows(id)).at(-1)).toEqual(['user.second_factor_on', id]);
    await expect(beginSecondFactor(ctx)).rejects.toMatchObject({
      error: { code: 'state', reason: 'second_factor_on' },
    });
  });

  it('keeps neither the secret nor a recovery code readable', async () => {
    const { id, secret, recovery } = await secured();
    const rows = JSON.stringify([
      await test.db.secondFactor.findMany({ where: { userId: id } }),
      await test.db.recoveryCode.findMany({ where: { userId: id } }),
      await test.db.auditEvent.findMany({ where: { objectId: id }, select: { before: true, after: true } }),
    ]);
    expect(rows).not.toContain(secret);
    for (const code of recovery) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('a secret copied to the row of somebody else opens nothing', async () => {
    const [one, other] = [await secured(), await secured()];
    const { secretCipher } = await test.db.secondFactor.findUniqueOrThrow({ where: { userId: one.id } });
    await test.db.secondFactor.update({
      where: { userId: other.id },
      data: { secretCipher, lastStep: null },
    });
    await expect(enter(other, one.code())).rejects.toMatchObject(wrongCode);
  });
});

describe('signing in with a second factor', () => {
  it('opens no session before the code, over the form or the route', async () => {
    const someone = await secured();
    const before = await sessions(someone.id);
    expect(await signIn(auth, from('10.2.1.1'), { email: someone.email, password: PASSWORD })).toEqual({
      owesCode: true,
    });
    const post = (path: string, body: object) =>
      auth.handler(
        new Request(`http://localhost:3000/api/auth${path}`, {
          method: 'POST',
          headers: {
            [CLIENT_HEADER]: '10.2.1.1',
            'content-type': 'application/json',
            origin: 'http://localhost:3000',
          },
          body: JSON.stringify(body),
        }),
      );
    const response = await post('/sign-in/email', { email: someone.email, password: PASSWORD });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toEqual({ code: 'SECOND_STEP_OWED' });
    const token = await beginSecondStep(test.db, someone.email);
    expect((await post('/sign-in/second-step', { token, code: someone.code() })).status).toBe(404);
    expect(await sessions(someone.id)).toBe(before);
    expect((await auditRows(someone.id)).map(([action]) => action)).not.toContain('user.sign_in');
  });

  it('says the same to a wrong password as to everybody', async () => {
    const { email } = await secured();
    await expect(signIn(auth, from('10.2.1.2'), { email, password: NEXT })).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'password', code: 'wrong_credentials' }] },
    });
  });

  it('opens one with the code of the app, and says so in the audit log after what failed', async () => {
    const someone = await secured();
    await expect(enter(someone, '000000')).rejects.toMatchObject(wrongCode);
    const before = await sessions(someone.id);
    expect(await enter(someone, someone.code())).toEqual({ userId: someone.id });
    expect(await sessions(someone.id)).toBe(before + 1);
    const rows = await test.db.auditEvent.findMany({
      where: { objectId: someone.id },
      orderBy: { id: 'asc' },
      select: { action: true, after: true },
    });
    expect(rows.slice(-2)).toEqual([
      { action: 'user.sign_in_failed', after: { count: 1 } },
      { action: 'user.sign_in', after: { by: 'second_factor' } },
    ]);
  });

  // better-auth's own plugin takes it twice: github.com/better-auth/better-auth/issues/10387
  it('a used code, or one older than the last: refused', async () => {
    const someone = await secured();
    const code = someone.code(1);
    await enter(someone, code);
    await expect(enter(someone, code)).rejects.toMatchObject(wrongCode);
    await expect(enter(someone, someone.code(0))).rejects.toMatchObject(wrongCode);
  });

  it('takes no code that was used to set it up', async () => {
    const someone = await account();
    const { secret } = await beginSecondFactor(someone.ctx);
    const code = totpCode(secret, new Date());
    await finishSecondFactor(someone.ctx, { code, sessionId: await session(someone.id) });
    await expect(enter(someone, code)).rejects.toMatchObject(wrongCode);
  });

  it('takes codes of three steps, since clocks differ, and no others', async () => {
    const someone = await secured();
    for (const away of [-3, 3])
      await expect(enter(someone, someone.code(away))).rejects.toMatchObject(wrongCode);
    await forgetCodes(someone.id);
    await enter(someone, someone.code(0));
    await forgetCodes(someone.id);
    await enter(someone, someone.code(1));
  });

  it('two sign-ins with the same code at once: one succeeds', async () => {
    const someone = await secured();
    for (const code of [someone.code(1), someone.recovery[0]!]) {
      const before = await sessions(someone.id);
      const ways = await Promise.all(
        Array.from({ length: 4 }, (_, number) => outcomeOf(enter(someone, code, from(`10.2.2.${number}`)))),
      );
      expect(ways.filter((way) => way === 'in')).toHaveLength(1);
      expect(await sessions(someone.id)).toBe(before + 1);
    }
  });

  it('takes a recovery code once, however it is typed, and says so in the audit log', async () => {
    const someone = await secured();
    const [code = ''] = someone.recovery;
    await enter(someone, ` ${code.toUpperCase().replaceAll('-', ' ')}`);
    await expect(enter(someone, code)).rejects.toMatchObject(wrongCode);
    expect(await getSecondFactor(someone.ctx)).toMatchObject({ codesLeft: 9 });
    expect((await auditRows(someone.id)).map(([action]) => action)).toContain('user.recovery_code_used');
  });

  it('takes no recovery code of somebody else', async () => {
    const [one, other] = [await secured(), await secured()];
    await expect(enter(other, one.recovery[0]!)).rejects.toMatchObject(wrongCode);
  });

  it('ends what the password opened when it is too old, made up, or the password is another since', async () => {
    const someone = await secured();
    const finish = (token: string) => finishSignIn(auth, from('10.2.3.1'), { token, code: someone.code() });
    const token = (await beginSecondStep(test.db, someone.email)) ?? '';
    const [id, ends, signature] = token.split('.');
    const other = await secured();
    for (const bad of [
      '',
      'a.b.c',
      `${id}.${Date.now() - 1}.${signature}`,
      `${id}.${Number(ends) + 60_000}.${signature}`,
      `${other.id}.${ends}.${signature}`,
    ])
      await expect(finish(bad)).rejects.toMatchObject(over);
    const owner = await person(test.db, 'owner');
    const link = await createResetLink(owner, someone.id);
    await resetPassword(system(), link.path.slice('/reset/'.length), NEXT);
    await expect(finish(token)).rejects.toMatchObject(over);
  });

  it('a disabled person: refused, with or without a code', async () => {
    const someone = await secured();
    await setUserDisabled(await person(test.db, 'owner'), { userId: someone.id, disabled: true });
    await expect(enter(someone, someone.code())).rejects.toMatchObject({
      error: { code: 'state', reason: 'user_disabled' },
    });
    expect(await sessions(someone.id)).toBe(0);
  });

  it('is still asked for after a new password by a link', async () => {
    const someone = await secured();
    const link = await createResetLink(await person(test.db, 'owner'), someone.id);
    await resetPassword(system(), link.path.slice('/reset/'.length), NEXT);
    expect(await signIn(auth, from('10.2.3.2'), { email: someone.email, password: NEXT })).toEqual({
      owesCode: true,
    });
  });
});

describe('guessing codes', () => {
  const guess = async (someone: { email: string }, headers: Headers, code = '000000') => {
    const token = (await beginSecondStep(test.db, someone.email)) ?? '';
    return outcomeOf(finishSignIn(auth, headers, { token, code }));
  };

  it('is slowed after ten, also where the right password comes between, and counted in the audit log', async () => {
    const someone = await secured();
    for (let number = 0; number < 10; number += 1) {
      await signIn(auth, from(`10.2.4.${number}`), { email: someone.email, password: PASSWORD });
      expect(await guess(someone, from('10.2.4.1'))).toBe('invalid');
    }
    expect(await guess(someone, from('10.2.4.1'), someone.code())).toBe('rate_limited');
    expect(await guess(someone, from('10.2.4.2'), someone.code())).toBe('in');
    await logFailedSignIns(test.db, someone.id);
    const failed = await test.db.auditEvent.findMany({
      where: { objectId: someone.id, action: 'user.sign_in_failed' },
    });
    expect(failed.map(({ after }) => after)).toEqual([{ count: 11 }]);
  });

  it('is slowed for an account from many addresses, and leaves a known browser to its owner', async () => {
    const someone = await secured();
    for (let number = 0; number < 50; number += 1)
      expect(await guess(someone, from(`10.2.5.${number}`))).toBe('invalid');
    expect(await guess(someone, from('10.2.6.1'), someone.code())).toBe('rate_limited');
    const known = `${KNOWN_BROWSER_COOKIE}=${browserMark(someone.email)}`;
    expect(await guess(someone, from('10.2.6.2', known), someone.code())).toBe('in');
  });

  it('lets one of many guesses at once be no more than ten', async () => {
    const someone = await secured();
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(someone, from('10.2.7.1'))));
    expect(guesses.filter((outcome) => outcome === 'rate_limited')).toHaveLength(2);
  });
});

describe('turning it off', () => {
  it('is done by its person, in the audit log, and ends the other sessions', async () => {
    const someone = await secured();
    await session(someone.id);
    await turnSecondFactorOff(someone.ctx, someone.sessionId);
    expect(await sessions(someone.id)).toBe(1);
    expect((await auditRows(someone.id)).at(-1)).toEqual(['user.second_factor_off', someone.id]);
    expect(await test.db.recoveryCode.count({ where: { userId: someone.id } })).toBe(0);
    expect(await signIn(auth, from('10.2.8.1'), { email: someone.email, password: PASSWORD })).toEqual({
      userId: someone.id,
    });
    await expect(turnSecondFactorOff(someone.ctx, someone.sessionId)).rejects.toMatchObject(off);
    await expect(renewRecoveryCodes(someone.ctx)).rejects.toMatchObject(off);
  });

  it('new recovery codes end the old ones', async () => {
    const someone = await secured();
    const codes = await renewRecoveryCodes(someone.ctx);
    expect((await auditRows(someone.id)).at(-1)).toEqual(['user.recovery_codes', someone.id]);
    await expect(enter(someone, someone.recovery[0]!)).rejects.toMatchObject(wrongCode);
    await enter(someone, codes[9]!);
  });

  it('an owner resets it for somebody, which ends their sessions; nobody else does', async () => {
    const someone = await secured();
    const owner = await person(test.db, 'owner');
    expect((await listUsers(owner)).find(({ id }) => id === someone.id)).toMatchObject({
      secondFactor: true,
    });
    expect(await outcomeOf(resetSecondFactor(await person(test.db), someone.id))).toBe('forbidden');
    expect(await outcomeOf(resetSecondFactor(someone.ctx, someone.id))).toBe('forbidden');
    const unsure: Ctx = { actor: userActor(owner.userId, 'owner'), db: test.db };
    expect(await outcomeOf(resetSecondFactor(unsure, someone.id))).toBe('unconfirmed');
    await resetSecondFactor(owner, someone.id);
    expect(await sessions(someone.id)).toBe(0);
    expect((await auditRows(someone.id)).at(-1)).toEqual(['user.second_factor_reset', owner.userId]);
    expect((await listUsers(owner)).find(({ id }) => id === someone.id)).toMatchObject({
      secondFactor: false,
    });
    await expect(resetSecondFactor(owner, someone.id)).rejects.toMatchObject(off);
    await expect(resetSecondFactor(owner, 'nobody')).rejects.toMatchObject({ error: { code: 'not_found' } });
  });

  it('goes with a person who is erased', async () => {
    const someone = await secured();
    await erasePerson(await person(test.db, 'owner'), someone.id, someone.email);
    expect(await test.db.secondFactor.count({ where: { userId: someone.id } })).toBe(0);
    expect(await test.db.recoveryCode.count({ where: { userId: someone.id } })).toBe(0);
  });
});

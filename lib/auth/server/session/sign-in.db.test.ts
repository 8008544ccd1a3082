import { beforeAll, describe, expect, it } from 'vitest';
import { type Auth, build } from '@/lib/auth/better-auth';
import { commandLineActor } from '@/lib/auth/ctx';
import { testDatabase } from '@/lib/testing/database/database';
import { CLIENT_HEADER } from '@/lib/auth/client-address';
import { createUser } from '../create-user';
import { signIn } from './sign-in';
import { browserMark, countGuess, KNOWN_BROWSER_COOKIE } from './sign-in-limit';

const test = testDatabase();
const PASSWORD = 'a river in the hills';
const from = (address: string, cookie?: string) =>
  new Headers({ [CLIENT_HEADER]: address, ...(cookie && { cookie }) });
const WRONG = 'not this one';
let auth: Auth;

beforeAll(() => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
  auth = build(test.db);
});

async function account(): Promise<{ id: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.test`;
  const ctx = { actor: commandLineActor, db: test.db };
  return { ...(await createUser(ctx, { email, name: 'Wei', password: PASSWORD, role: 'member' })), email };
}

describe('signIn', () => {
  it('opens a session for the right password, whatever the case of the address', async () => {
    const { id, email } = await account();
    expect(await signIn(auth, from('10.0.0.1'), { email: email.toUpperCase(), password: PASSWORD })).toEqual({
      userId: id,
    });
    expect(await test.db.session.count({ where: { userId: id } })).toBe(1);
  });

  it('a wrong password and an unknown account: the same reply', async () => {
    const { email } = await account();
    const wrong = { error: { code: 'invalid', issues: [{ path: 'password', code: 'wrong_credentials' }] } };
    await expect(signIn(auth, from('10.0.0.2'), { email, password: 'not this one' })).rejects.toMatchObject(
      wrong,
    );
    await expect(
      signIn(auth, from('10.0.0.2'), { email: 'nobody@example.test', password: PASSWORD }),
    ).rejects.toMatchObject(wrong);
  });

  it('says the same to what is no address at all', async () => {
    for (const email of ['', 'nobody', 'a b@example.test', `${'a'.repeat(400)}@example.test`])
      await expect(signIn(auth, from('10.0.0.4'), { email, password: PASSWORD })).rejects.toMatchObject({
        error: { code: 'invalid', issues: [{ path: 'password', code: 'wrong_credentials' }] },
      });
  });

  it('lets a disabled person know only when the password is right', async () => {
    const { id, email } = await account();
    await test.db.user.update({ where: { id }, data: { disabledAt: new Date() } });
    await expect(signIn(auth, from('10.0.0.3'), { email, password: 'not this one' })).rejects.toMatchObject({
      error: { code: 'invalid' },
    });
    await expect(signIn(auth, from('10.0.0.3'), { email, password: PASSWORD })).rejects.toMatchObject({
      error: { code: 'state', reason: 'user_disabled' },
    });
    expect(await test.db.session.count({ where: { userId: id } })).toBe(0);
  });

  it('slows guessing at one account from one address, and nobody else behind that address', async () => {
    const { email } = await account();
    const other = await account();
    const attempts = Array.from({ length: 11 }, () =>
      signIn(auth, from('10.0.0.4'), { email, password: 'not this one' }).catch(
        (thrown: { error: { code: string } }) => thrown.error.code,
      ),
    );
    const codes = await Promise.all(attempts);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1);
    await expect(signIn(auth, from('10.0.0.4'), { email, password: PASSWORD })).rejects.toMatchObject({
      error: { code: 'rate_limited', retryAfterSeconds: expect.any(Number) },
    });
    await signIn(auth, from('10.0.0.4'), { email: other.email, password: PASSWORD });
    await signIn(auth, from('10.0.0.5'), { email, password: PASSWORD });
  });

  it('slows trying many accounts from one address', async () => {
    for (let number = 0; number < 100; number += 1)
      expect(
        await countGuess(test.db, 'password', {
          email: `nobody-${number}@example.test`,
          headers: from('10.0.1.1'),
        }),
      ).toBe(0);
    const { email } = await account();
    expect(await refusal({ email, password: PASSWORD }, from('10.0.1.1'))).toBe('rate_limited');
    expect(await refusal({ email, password: WRONG }, from('10.0.1.2'))).toBe('invalid');
    const known = `${KNOWN_BROWSER_COOKIE}=${browserMark(email)}`;
    await signIn(auth, from('10.0.1.1', known), { email, password: PASSWORD });
  });

  it('a known browser: its owner signs in, whatever others have tried', async () => {
    const { email } = await account();
    const known = `${KNOWN_BROWSER_COOKIE}=${browserMark(email)}`;
    for (let number = 0; number <= 100; number += 1)
      await countGuess(test.db, 'password', { email, headers: from(`10.0.2.${number}`) });
    expect(await refusal({ email, password: PASSWORD }, from('10.0.3.1'))).toBe('rate_limited');
    await signIn(auth, from('10.0.3.1', known), { email, password: PASSWORD });
    const other = `${KNOWN_BROWSER_COOKIE}=${browserMark('somebody-else@example.test')}`;
    expect(await refusal({ email, password: PASSWORD }, from('10.0.3.2', other))).toBe('rate_limited');
  });

  it('keeps counting while the table of the library is emptied', async () => {
    const { email } = await account();
    for (let number = 0; number < 10; number += 1)
      await refusal({ email, password: WRONG }, from('10.0.4.1'));
    await test.db.rateLimit.deleteMany();
    expect(await refusal({ email, password: WRONG }, from('10.0.4.1'))).toBe('rate_limited');
  });

  it('ignores addresses that a client forwards about itself', async () => {
    const { email } = await account();
    const codes = [];
    for (let number = 0; number < 11; number += 1) {
      const headers = from('10.0.5.1');
      headers.set('x-forwarded-for', `198.51.100.${number}`);
      codes.push(await refusal({ email, password: WRONG }, headers));
    }
    expect(codes.at(-1)).toBe('rate_limited');
  });

  it('counts all addresses of one IPv6 network together', async () => {
    const { email } = await account();
    const codes = [];
    for (let number = 0; number < 11; number += 1)
      codes.push(await refusal({ email, password: WRONG }, from(`2001:db8::${number + 1}`)));
    expect(codes.at(-1)).toBe('rate_limited');
  });

  it('a browser marked at sign-in: is not slowed by others’ failed guesses', async () => {
    const { email } = await account();
    const request = (address: string, cookie?: string) => {
      const headers = from(address, cookie);
      headers.set('content-type', 'application/json');
      headers.set('origin', 'http://localhost:3000');
      const body = JSON.stringify({ email, password: PASSWORD });
      return auth.handler(
        new Request('http://localhost:3000/api/auth/sign-in/email', { method: 'POST', headers, body }),
      );
    };
    const first = await request('10.0.6.1');
    expect(first.status).toBe(200);
    const mark = first.headers.getSetCookie().find((cookie) => cookie.startsWith(KNOWN_BROWSER_COOKIE))!;
    expect(mark).toMatch(/HttpOnly/);
    for (let number = 0; number <= 100; number += 1)
      await countGuess(test.db, 'password', { email, headers: from(`10.0.7.${number}`) });
    expect((await request('10.0.6.2')).status).toBe(429);
    expect((await request('10.0.6.2', mark.split(';')[0])).status).toBe(200);
  });

  it('keeps no address in the table of attempts', async () => {
    const { email } = await account();
    await refusal({ email, password: WRONG }, from('10.0.0.6'));
    const rows = await test.db.attemptCount.findMany();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|10\\.0\\.0`));
  });
});

/** The code of what comes of an attempt that has to fail. */
const refusal = (input: { email: string; password: string }, headers: Headers): Promise<string> =>
  signIn(auth, headers, input).then(
    () => 'signed in',
    (thrown: { error: { code: string } }) => thrown.error.code,
  );

import { beforeAll, describe, expect, it } from 'vitest';
import { type Auth, build } from '@/lib/auth/better-auth';
import { systemActor } from '@/lib/auth/ctx';
import { testDatabase } from '@/lib/testing/database';
import { createUser } from './create-user';
import { signIn } from './sign-in';

const test = testDatabase();
const PASSWORD = 'a river in the hills';
const from = (address: string) => new Headers({ 'x-forwarded-for': address });
let auth: Auth;

beforeAll(() => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
  auth = build(test.db);
});

async function account(): Promise<{ id: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.test`;
  const ctx = { actor: systemActor, db: test.db };
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

  it('says the same to a wrong password and to an unknown account', async () => {
    const { email } = await account();
    const wrong = { error: { code: 'invalid', issues: [{ path: 'password', code: 'wrong_credentials' }] } };
    await expect(signIn(auth, from('10.0.0.2'), { email, password: 'not this one' })).rejects.toMatchObject(
      wrong,
    );
    await expect(
      signIn(auth, from('10.0.0.2'), { email: 'nobody@example.test', password: PASSWORD }),
    ).rejects.toMatchObject(wrong);
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

  it('keeps no address in the table of attempts', async () => {
    const { email } = await account();
    await signIn(auth, from('10.0.0.6'), { email, password: 'not this one' }).catch(() => undefined);
    const rows = await test.db.rateLimit.findMany();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.map(({ key }) => key))).not.toContain(email);
  });
});

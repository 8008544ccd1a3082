import { beforeAll, expect, it } from 'vitest';
import { type Auth, build } from '@/lib/auth/better-auth';
import { commandLineActor } from '@/lib/auth/ctx';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { DEFAULT_AUDIT_LOG_QUERY } from '@/lib/audit/log/query';
import { listAuditLog } from '@/lib/audit/log/server/list-audit-log';
import { CLIENT_HEADER } from '@/lib/auth/client-address';
import { createUser } from '../create-user';
import { countRefused, logFailedSignIns } from './failed-sign-ins';
import { signIn } from './sign-in';

const test = testDatabase();
const PASSWORD = 'a river in the hills';
let auth: Auth;

beforeAll(() => {
  process.env.FACE4RAG_SECRET = 'a secret of the tests, 32 characters and more';
  auth = build(test.db);
});

async function account() {
  const email = `${crypto.randomUUID()}@example.test`;
  const system = { actor: commandLineActor, db: test.db };
  const { id } = await createUser(system, { email, name: 'Du Fu', password: PASSWORD, role: 'member' });
  const enter = (password: string) =>
    signIn(auth, new Headers({ [CLIENT_HEADER]: '10.1.0.1' }), { email, password }).catch(() => null);
  return { id, email, enter };
}

it('writes a sign-in to the audit log of the instance, after one row for the failed ones before it', async () => {
  const { id, email, enter } = await account();
  await enter('not this one');
  await enter('nor this one');
  await enter(PASSWORD);
  const owner = await person(test.db, 'owner');
  const { rows } = await listAuditLog(owner, null, { ...DEFAULT_AUDIT_LOG_QUERY, object: 'user' });
  const own = rows.filter(({ object }) => object.id === id).reverse();
  expect(own.map(({ action, subject }) => [action, subject])).toEqual([
    ['user.create', 'Du Fu'],
    ['user.sign_in_failed', 'Du Fu'],
    ['user.sign_in', 'Du Fu'],
  ]);
  expect(own[1]).toMatchObject({
    actor: { kind: 'anonymous', person: null },
    changes: [{ field: 'count', to: 2 }],
  });
  expect(own[2]).toMatchObject({ actor: { person: { id } } });
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|10\\.1\\.0`));
});

it('counts by account and hour, and logs an hour when it is over', async () => {
  const { id, email } = await account();
  await countRefused(test.db, email, 'refused');
  await countRefused(test.db, ` ${email.toUpperCase()}`, 'slowed');
  await logFailedSignIns(test.db);
  expect(await failures(id)).toEqual([]);
  await test.db.$executeRaw`
    UPDATE "FailedSignIn" SET hour = hour - interval '1 hour' WHERE account = ${id}`;
  await countRefused(test.db, email, 'refused');
  await logFailedSignIns(test.db);
  await logFailedSignIns(test.db);
  expect(await failures(id)).toEqual([{ after: { count: 2 } }]);
});

it('keeps a name that nobody has as a hash, and none of those that were slowed', async () => {
  const name = `nobody-${crypto.randomUUID()}@example.test`;
  const before = await test.db.failedSignIn.count();
  await countRefused(test.db, name, 'refused');
  await countRefused(test.db, name, 'refused');
  await countRefused(test.db, `other-${name}`, 'slowed');
  const rows = await test.db.failedSignIn.findMany({ where: { account: { startsWith: 'unknown-' } } });
  expect(await test.db.failedSignIn.count()).toBe(before + 1);
  expect(rows.at(-1)).toMatchObject({ account: expect.stringMatching(/^unknown-[\da-f]{16}$/), count: 2 });
  expect(JSON.stringify(rows)).not.toContain('nobody');
});

const failures = (account: string) =>
  test.db.auditEvent.findMany({
    where: { objectId: account, action: 'user.sign_in_failed' },
    select: { after: true },
  });

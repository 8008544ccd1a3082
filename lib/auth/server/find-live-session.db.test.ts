import { expect, it } from 'vitest';
import { person } from '@/lib/testing/builders';
import { testDatabase } from '@/lib/testing/database';
import { findLiveSession } from './find-live-session';

const test = testDatabase();

it('finds who a token belongs to, until it ends, is taken away, or its person is shut out', async () => {
  const { userId } = await person(test.db);
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()];
  const find = () => findLiveSession(test.db, token);
  expect(await find()).toBeNull();

  const expiresAt = new Date(Date.now() + 60_000);
  await test.db.session.create({ data: { id, token, userId, expiresAt } });
  expect(await find()).toEqual({ id, userId, role: 'member' });
  expect(await findLiveSession(test.db, `${token}x`)).toBeNull();

  await test.db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
  expect(await find()).toBeNull();
  await test.db.user.update({ where: { id: userId }, data: { disabledAt: null, role: 'owner' } });
  expect(await find()).toMatchObject({ role: 'owner' });

  await test.db.session.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await find()).toBeNull();
  await test.db.session.delete({ where: { id } });
  expect(await find()).toBeNull();
});
